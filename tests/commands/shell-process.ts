import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 90_000;
/** Tests do not depend on the speed of the machine. */
const longDeadline = { RENDER_DEADLINE_MS: '60000' };

export interface ShellProcess {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** The shell's server alone, on a remote store and a free port. Resolves when it responds. */
export async function startShell(
  store: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ShellProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['shell/server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, REMOTE_STORE: store, PORT: String(port), LOG_LEVEL: 'silent', ...longDeadline, ...settings },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The shell’s server ended while it started.');
    const isUp = await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { origin, process: child, stop };
    await sleep(100);
  }
  await stop();
  throw new Error('The shell’s server did not answer.');
}
