import { posix } from 'node:path';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';

/**
 * The remote whose server build threw, by the files of the stack. An API that does not answer and a store that is away are nobody's fault
 * here, nor is what took too long: that has no stack of its own.
 */
export function remoteAtFault(entries: readonly RegistryEntry[], error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name === 'ProblemError') return undefined;
  const { stack = '' } = error;
  return entries.find(({ server }) => server !== null && stack.includes(`/${posix.dirname(server)}/`))?.name;
}
