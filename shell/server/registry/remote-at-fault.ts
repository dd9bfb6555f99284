import { posix } from 'node:path';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';

/** An error and its causes. */
const chain = (error: unknown): Error[] => (error instanceof Error ? [error, ...chain(error.cause)] : []);

/**
 * The remote whose server build threw, found by the file names in the stack frames. An API or store that does not
 * answer, or a timeout, is no remote’s fault.
 */
export function remoteAtFault(entries: readonly RegistryEntry[], error: unknown): string | undefined {
  const errors = chain(error);
  if (errors.some(({ name }) => name === 'ProblemError')) return undefined;
  const frames = errors.flatMap(({ stack = '' }) => stack.split('\n')).filter((line) => /^\s+at /u.test(line));
  return entries.find(
    ({ server }) => server !== null && frames.some((frame) => frame.includes(`/${posix.dirname(server)}/`)),
  )?.name;
}
