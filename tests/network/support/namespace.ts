import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where the relay and the servers are reached from all networks: an address of this machine. */
export const hub = '10.121.0.1';
const kinds = ['wifi', 'mobile'] as const;
type Kind = (typeof kinds)[number];

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });
const drop = (...args: string[]) => {
  try {
    ip(...args);
  } catch {
    // There is none.
  }
};

/** Why these networks and their relay cannot be opened here; null where they can. */
export function whyNoNetworks(): string | null {
  try {
    openNamespace(9).close();
    execFileSync('openssl', ['version']);
    return null;
  } catch (error) {
    return `Networks of their own need root, iproute2 and openssl (${error instanceof Error ? error.message.trim() : String(error)})`;
  }
}

/** Needs root and iproute2. One run at a time on a machine: the addresses are fixed. */
export function openHub() {
  ip('address', 'replace', `${hub}/32`, 'dev', 'lo');
  return { close: () => void ip('address', 'delete', `${hub}/32`, 'dev', 'lo') };
}

/** The network of one person's device, which reaches the hub by Wi-Fi or by mobile, each with an address of its own. */
export function openNamespace(number: number) {
  const name = `nimbia-${number}`;
  const outerOf = (kind: Kind) => `${name}-${kind[0]}`;
  const remove = () => {
    // A network whose last program still ends would keep its own ends of them.
    for (const kind of kinds) drop('link', 'delete', outerOf(kind));
    drop('netns', 'delete', name);
  };
  const subnets = Object.fromEntries(kinds.map((kind, index) => [kind, `10.121.${number * 10 + index}`]));
  const plug = (kind: Kind) => {
    ip('-n', name, 'link', 'set', kind, 'up');
    ip('-n', name, 'route', 'replace', 'default', 'via', `${subnets[kind]}.1`);
  };
  const unplug = (kind: Kind) => void ip('-n', name, 'link', 'set', kind, 'down');
  remove(); // of a run that was killed
  try {
    ip('netns', 'add', name);
    for (const kind of kinds) {
      ip('link', 'add', outerOf(kind), 'type', 'veth', 'peer', 'name', kind, 'netns', name);
      ip('address', 'add', `${subnets[kind]}.1/24`, 'dev', outerOf(kind));
      ip('link', 'set', outerOf(kind), 'up');
      ip('-n', name, 'address', 'add', `${subnets[kind]}.2/24`, 'dev', kind);
    }
    ip('-n', name, 'link', 'set', 'lo', 'up');
    plug('wifi');
  } catch (error) {
    remove();
    throw error;
  }
  return {
    /** Before a command, it runs there. */
    prefix: ['ip', 'netns', 'exec', name],
    plug,
    unplug,
    /** From one address to the other. */
    move() {
      unplug('wifi');
      plug('mobile');
    },
    /** Ports of its localhost that lead to ports of the hub. */
    async forward(ports: Readonly<Record<number, number>>) {
      const script = join(import.meta.dirname, 'forward.ts');
      const child = spawn('ip', ['netns', 'exec', name, process.execPath, script, hub, JSON.stringify(ports)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      await Promise.race([
        once(child.stdout, 'data'),
        ended.then(() => Promise.reject(new Error(`Nothing leads from ${name} to the servers`))),
      ]);
      return {
        async close() {
          child.kill();
          await ended;
        },
      };
    },
    close: remove,
  };
}
