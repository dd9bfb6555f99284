import { posix } from 'node:path';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';

/** An error and what it was made of. */
const chain = (error: unknown): Error[] => (error instanceof Error ? [error, ...chain(error.cause)] : []);

/**
 * The remote whose server build threw, by the files of the stack (its frames, not the message, which may name a file that did not come). An
 * API that does not answer and a store that is away are nobody's fault here, nor is what took too long.
 */
export function remoteAtFault(entries: readonly RegistryEntry[], error: unknown): string | undefined {
  const errors = chain(error);
  if (errors.some(({ name }) => name === 'ProblemError')) return undefined;
  const frames = errors.flatMap(({ stack = '' }) => stack.split('\n')).filter((line) => /^\s+at /u.test(line));
  return entries.find(
    ({ server }) => server !== null && frames.some((frame) => frame.includes(`/${posix.dirname(server)}/`)),
  )?.name;
}
