import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { Destination } from './destination-of.ts';
import { isReplaced, readLiveVersions, replacedBy } from './new-version.ts';
import { hasUnsavedInput } from './unsaved-input.ts';
import type { Control } from './track-input.ts';

export interface NewVersionOptions {
  readonly destination: () => Destination;
  /** The fields that people have edited. */
  readonly typed: () => readonly Control[];
  readonly leave: (href: string) => void;
}

const keyOf = ({ name, version }: RegistryEntry): string => `left:${name}@${version}`;

/** True the first time for a version in this tab. False when that cannot be stored. */
function markAttempt(entry: RegistryEntry): boolean {
  try {
    if (sessionStorage.getItem(keyOf(entry)) !== null) return false;
    sessionStorage.setItem(keyOf(entry), new Date().toISOString());
    return true;
  } catch {
    return false; // storage is blocked: whether it was tried is unknown
  }
}

/** Whether another version is released in place of one, whether or not its files are there. @throws where nobody knows */
export const isSuperseded = async (entry: RegistryEntry): Promise<boolean> =>
  replacedBy((await readLiveVersions()).remotes, entry).length > 0;

/**
 * A file of the document’s version is gone. When a newer version is released, reloads into it at the same URL: once
 * per version, and only when no input is lost. It then never resolves.
 * @returns whether there is another version, so that the card can offer it
 */
export async function loadNewVersion(entry: RegistryEntry, options: NewVersionOptions): Promise<boolean> {
  if (!(await isReplaced(entry, options.destination().href))) return false;
  const { href, isElsewhere } = options.destination();
  if (!isElsewhere && hasUnsavedInput(options.typed(), href)) return true;
  if (!markAttempt(entry)) return true;
  options.leave(href);
  return new Promise(() => undefined);
}
