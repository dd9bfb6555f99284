import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/**
 * Runs a program and returns its exit code; 1 if a signal ended it. Its output is inherited, or printed at its end when
 * several programs run at once.
 */
export function runProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  output: 'inherited' | 'buffered' = 'inherited',
): Promise<number> {
  return new Promise((resolve) => {
    const shown = output === 'inherited' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { stdio: ['ignore', shown, shown], env: { ...process.env, ...env } });
    running.add(child);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => chunks.push(bytes));
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      running.delete(child);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(chunks));
      resolve(code ?? 1);
    });
  });
}

/** Stops running programs on Ctrl-C. */
export function stopPrograms() {
  for (const child of running) child.kill('SIGTERM');
}
