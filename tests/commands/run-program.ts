import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Runs a program with its output on ours and gives its exit code; one that a signal ended counts as failed. */
export function runProgram(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    running.add(child);
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      running.delete(child);
      resolve(1);
    });
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Ends what still runs, when the person at the terminal has had enough. */
export function stopPrograms() {
  for (const child of running) child.kill('SIGTERM');
}
