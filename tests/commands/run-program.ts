import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/**
 * Runs a program and gives its exit code; one that a signal ended counts as failed. Its output is on ours, or, when it is one of several
 * that run at a time, said whole when it has ended.
 */
export function runProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  output: 'ours' | 'at its end' = 'ours',
): Promise<number> {
  return new Promise((resolve) => {
    const shown = output === 'ours' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { stdio: ['ignore', shown, shown], env: { ...process.env, ...env } });
    running.add(child);
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => said.push(bytes));
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      running.delete(child);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

/** Ends what still runs, when the person at the terminal has had enough. */
export function stopPrograms() {
  for (const child of running) child.kill('SIGTERM');
}
