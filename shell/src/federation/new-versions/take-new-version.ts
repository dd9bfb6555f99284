import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { Destination } from './destination-of.ts';
import { isReplaced } from './new-version.ts';
import { hasUnsavedInput } from './unsaved-input.ts';
import type { Control } from './watch-input.ts';

export interface TakeOptions {
  readonly destination: () => Destination;
  /** What people have typed into. */
  readonly typed: () => readonly Control[];
  readonly leave: (href: string) => void;
}

const markOf = ({ name, version }: RegistryEntry): string => `left:${name}@${version}`;

/** True the first time for a version, in this tab. Where that cannot be noted, nothing is done by itself. */
function noteLeaving(entry: RegistryEntry): boolean {
  try {
    if (sessionStorage.getItem(markOf(entry)) !== null) return false;
    sessionStorage.setItem(markOf(entry), new Date().toISOString());
    return true;
  } catch {
    return false; // storage is blocked: whether this has been tried cannot be known
  }
}

/**
 * A file of the document's version is gone. When the site has another version by now, the tab takes it by a new document at the same
 * address: once for a version, and only when nothing that was typed is lost. It never answers then.
 * @returns whether there is another version, so that the card can offer it
 */
export async function takeNewVersion(entry: RegistryEntry, options: TakeOptions): Promise<boolean> {
  if (!(await isReplaced(entry, options.destination().href))) return false;
  const { href, isElsewhere } = options.destination();
  if (!isElsewhere && hasUnsavedInput(options.typed(), href)) return true;
  if (!noteLeaving(entry)) return true;
  options.leave(href);
  return new Promise(() => undefined);
}
