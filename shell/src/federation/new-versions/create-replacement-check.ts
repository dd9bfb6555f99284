import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { Destination } from './destination-of.ts';
import type { Control } from './track-input.ts';

/** Assigning the same URL would only scroll to its fragment. */
const leave = (href: string): void => {
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
};

/** Whether another version of a remote has been released; false when that cannot be found out. */
export async function isSuperseded(entry: RegistryEntry): Promise<boolean> {
  try {
    return await (await import('./load-new-version.ts')).isSuperseded(entry);
  } catch {
    return false; // the site does not answer, or this part of the shell is gone as well
  }
}

/**
 * Whether a new version of a remote has been released; reloads into it where no input is lost (`load-new-version.ts`,
 * loaded on demand).
 */
export function createReplacementCheck(
  typed: () => readonly Control[],
  destination: () => Destination,
  onError: (error: unknown, remote: string) => void,
): (entry: RegistryEntry) => Promise<boolean> {
  return async (entry) => {
    try {
      const { loadNewVersion } = await import('./load-new-version.ts');
      return await loadNewVersion(entry, { destination, typed, leave });
    } catch (error) {
      onError(error, entry.name);
      return false;
    }
  };
}
