import type { RegistryEntry } from 'shared-contracts/remote/live-registry';

/** Milliseconds between two looks at the registry. */
const interval = 300_000;

/**
 * Looks whether visitors get another version of a remote by now, when somebody comes back to the tab or goes to another page, seldom. Answers
 * the look itself, for the navigations.
 */
export function watchNewVersions(entries: readonly RegistryEntry[], onReady: () => void): () => void {
  let last = Date.now();
  const look = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || Date.now() - last < interval) return;
    last = Date.now();
    const { isReplaced } = await import('./new-version.ts');
    if (await isReplaced(entries)) onReady();
  };
  const handleChange = (): void => {
    // The code for it did not come: nothing is announced, and the next look asks again.
    look().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', handleChange);
  return handleChange;
}
