import type { AppRouter } from '../mounting/create-app-router.ts';
import { remotesAt, switchSheets } from '../mounting/remote-sheets.ts';
import type { RemoteCatalogue } from '../registry/remote-catalogue.ts';
import { areReady, readLiveVersions, replacedBy } from './new-version.ts';
import type { Watch } from './watch.ts';

/** Milliseconds between two polls of the registry: a release is announced within thirty seconds. */
const interval = 15_000;

export interface WatchOptions {
  readonly catalogue: RemoteCatalogue;
  /** Version of the shell that this document was loaded with. */
  readonly shell: string | undefined;
  /** Whether this document runs a remote. */
  readonly isInUse: (remote: string) => boolean;
  readonly router: () => Pick<AppRouter, 'state'> | undefined;
  /** A new version of the shell or of a remote in use is released, and its files are available. */
  readonly onReady: () => void;
}

/** Polls for new versions, and disables the styles of remotes that were left. */
export function watchDocument(watch: Watch, { catalogue, shell, isInUse, router, onReady }: WatchOptions): void {
  const check = async (): Promise<void> => {
    const live = await readLiveVersions();
    const inUse = catalogue.entries.filter(({ name }) => isInUse(name));
    const replaced = inUse.filter((entry) => replacedBy(live.remotes, entry).length > 0);
    if ((live.shell === shell && replaced.length === 0) || !(await areReady(live.remotes, replaced))) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleTime);
    onReady();
  };
  const handleTime = (): void => {
    // A failed poll announces nothing; the next one tries again.
    if (document.visibilityState === 'visible') check().catch(() => undefined);
  };
  const timer = setInterval(handleTime, interval);
  document.addEventListener('visibilitychange', handleTime);
  handleTime();

  const places = (): readonly string[] => {
    const state = router()?.state;
    return state === undefined
      ? []
      : [state.location, state.navigation.location ?? state.location].map(({ pathname }) => pathname);
  };
  const isNeeded = (names: readonly string[]): boolean | undefined => {
    const needed = remotesAt(catalogue, places());
    return needed && needed.size > 0 ? names.some((name) => needed.has(name)) : undefined;
  };
  watch.navigated = () => switchSheets(catalogue, (names) => (isNeeded(names) === false ? undefined : true));
  watch.rendered = () => switchSheets(catalogue, isNeeded);
  watch.rendered();
}
