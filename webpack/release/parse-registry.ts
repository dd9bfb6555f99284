import { registry as registrySchema, type Registry } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { ReleaseError } from './release-store.ts';

const parseJson = (bytes: Uint8Array, file: string): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new ReleaseError(`${file} is no JSON; nothing was changed.`, { cause });
  }
};

/** Parses the registry file; an empty registry when there is none. @throws ReleaseError when it is invalid: it is never overwritten */
export function parseRegistry(bytes: Uint8Array | undefined, file: string): Registry {
  if (bytes === undefined) return { schema: 2, remotes: [] };
  const json = parseJson(bytes, file);
  const result = v.safeParse(registrySchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ReleaseError(
    `${file} is no registry of schema 2 (${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}); nothing was changed.`,
  );
}
