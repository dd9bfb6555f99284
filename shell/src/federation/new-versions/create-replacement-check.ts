import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { Destination } from './destination-of.ts';
import type { Control } from './watch-input.ts';

/** At the same address a tab has to be told to load again: assigning it could only move to its fragment. */
const leave = (href: string): void => {
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
};

/**
 * Whether visitors get another version of a remote by now; the tab leaves for it where nothing is lost by that (`take-new-version.ts`, which
 * comes when it is needed).
 */
export function createReplacementCheck(
  typed: () => readonly Control[],
  destination: () => Destination,
  onError: (error: unknown, remote: string) => void,
): (entry: RegistryEntry) => Promise<boolean> {
  return async (entry) => {
    try {
      const { takeNewVersion } = await import('./take-new-version.ts');
      return await takeNewVersion(entry, { destination, typed, leave });
    } catch (error) {
      onError(error, entry.name);
      return false;
    }
  };
}
