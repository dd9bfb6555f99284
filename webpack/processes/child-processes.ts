import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../paths.ts';

/** The processes of one command: when one ends on its own all end, and a signal ends them in the reverse order of their start. */
export class ChildProcesses {
  readonly #children: { name: string; child: ChildProcess }[] = [];
  #isStopping = false;

  constructor() {
    // SIGHUP is what a terminal that is closed says.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.stop(0));
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Starts a script on this Node. Its own words say why it ends, so nothing is added to them. */
  start(
    name: string,
    args: readonly string[],
    env: Readonly<Record<string, string | undefined>>,
    onMessage?: (message: unknown) => void,
  ): void {
    // A group of its own: Ctrl-C then reaches only this process, which stops the others in order.
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', onMessage === undefined ? 'inherit' : 'pipe', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    this.#children.push({ name, child });
    if (onMessage !== undefined) child.on('message', onMessage);
    // Under `--watch` the script has no channel to us and writes the same messages as lines.
    if (child.stdout !== null && onMessage !== undefined)
      createInterface({ input: child.stdout }).on('line', (line) =>
        line.startsWith('{"type":') ? onMessage(JSON.parse(line)) : console.log(line),
      );
    child.once('exit', (code) => {
      if (!this.#isStopping) void this.stop(code === 0 || code === null ? 1 : code);
    });
  }

  async stop(code: number): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    for (const { child } of this.#children.toReversed()) await end(child);
    process.exit(code);
  }
}

const patience = 8_000;

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
};
