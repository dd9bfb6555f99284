import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testStore } from '../commands/test-store.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A command as a user runs it, with its output and its child processes. */
export interface TypedCommand {
  readonly pid: number;
  readonly output: () => string;
  readonly errorOutput: () => string;
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves when the output matches; rejects with the whole output when the command ends before. */
  until(words: string): Promise<void>;
  /** Ctrl-C: a terminal sends it to the whole foreground group. Resolves when the command ended. */
  interrupt(): Promise<void>;
  /** Running processes that it started, by number. */
  left(): readonly number[];
}

let count = 0;

/** `npm start` without npm, which only adds output; in its own process group, as a terminal starts each command. */
export function typeStart(settings: Readonly<Record<string, string>>): TypedCommand {
  const mark = `NIMBIA_TYPED=${process.pid}-${(count += 1)}`;
  const child = spawn(process.execPath, ['webpack/commands/bootstrap.mjs', 'start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      REMOTE_STORE: testStore,
      NIMBIA_TYPED: mark.slice(mark.indexOf('=') + 1),
      ...settings,
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the command could not be started');
  const heard = { stdout: '', stderr: '' };
  child.stdout.on('data', (bytes: Buffer) => (heard.stdout += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (heard.stderr += bytes.toString()));
  const closed = once(child, 'close');
  const ended = once(child, 'exit').then(async ([code]) => {
    // Its output was read completely; a surviving child process would keep it open for ever.
    await Promise.race([closed, sleep(5000, undefined, { ref: false })]);
    return code as number | null;
  });
  return {
    pid,
    output: () => heard.stdout,
    errorOutput: () => heard.stderr,
    ended,
    async until(words) {
      while (!heard.stdout.includes(words)) {
        if (child.exitCode !== null)
          throw new Error(`It ended before it printed "${words}":\n${heard.stdout}${heard.stderr}`);
        await sleep(20);
      }
    },
    async interrupt() {
      process.kill(-pid, 'SIGINT');
      await ended;
    },
    left: () => processesWith(mark),
  };
}

/** Children inherit the environment, whatever their group and even when their parent has died. From Linux's /proc. */
function processesWith(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .filter((name) => environmentOf(name).includes(mark))
    .map(Number);
}

function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return []; // the process has ended or belongs to another user
  }
}
