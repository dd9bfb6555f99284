import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../paths.ts';

/** Child processes of one command: when one exits all are stopped, and a signal stops them in reverse order of start. */
export class ChildProcesses {
  readonly #children: { name: string; child: ChildProcess }[] = [];
  #isStopping = false;

  constructor() {
    // SIGHUP: the terminal was closed.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void this.stop(0));
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Starts a script on this Node. It reports by itself why it ends. */
  start(
    name: string,
    args: readonly string[],
    env: Readonly<Record<string, string | undefined>>,
    onMessage?: (message: unknown) => void,
  ): void {
    // In its own process group: Ctrl-C reaches only this process, which stops the others in order.
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', onMessage === undefined ? 'inherit' : 'pipe', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    this.#children.push({ name, child });
    if (onMessage !== undefined) child.on('message', onMessage);
    // Under `--watch` there is no IPC channel; the script prints the same messages as lines.
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

const timeout = 8_000;

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  await gone;
  clearTimeout(timer);
};
