import type { AppRouter } from '../mounting/create-app-router.ts';
import { destinationOf } from './destination-of.ts';
import { areReady, livePointers, replacedBy, type Remotes } from './new-version.ts';
import type { RemoteCatalogue } from '../registry/remote-catalogue.ts';
import { remotesAt, switchSheets } from '../mounting/remote-sheets.ts';
import { noteLeaving } from './take-new-version.ts';
import type { Watch } from './watch.ts';

/** Milliseconds between two looks at the registry: a release is announced within thirty seconds. */
const interval = 15_000;
/** Longest time that going to a remote for the first time waits for the registry, in milliseconds. */
const patience = 300;

export interface WatchOptions {
  readonly catalogue: RemoteCatalogue;
  readonly router: () => Pick<AppRouter, 'state' | 'createHref'> | undefined;
  /** Visitors get another version by now, whose files answer. */
  readonly onReady: () => void;
}

/** What an open document does beside its page: looks for releases, and puts away the styles of remotes that were left. */
export function watchDocument(watch: Watch, { catalogue, router, onReady }: WatchOptions): void {
  let live: Remotes | undefined;
  let isAnnounced = false;

  const look = async (): Promise<void> => {
    live = await livePointers();
    const replaced = catalogue.entries.filter((entry) => replacedBy(live, entry).length > 0);
    if (isAnnounced || replaced.length === 0 || !(await areReady(live, replaced))) return;
    isAnnounced = true;
    onReady();
  };
  const handleTime = (): void => {
    // A site that does not answer as it should has nothing to announce; the next look asks again.
    if (document.visibilityState === 'visible') look().catch(() => undefined);
  };
  setInterval(handleTime, interval);
  document.addEventListener('visibilitychange', handleTime);
  handleTime();

  watch.hold = async (entry) => {
    await Promise.race([look().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);
    const here = router();
    if (here === undefined || live === undefined) return;
    const { href, isElsewhere } = destinationOf(here);
    if (!isElsewhere || !(await areReady(live, [entry], href)) || !noteLeaving(entry)) return;
    window.location.assign(href);
    await new Promise(() => undefined);
  };

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
  watch.moved = () => switchSheets(catalogue, (names) => (isNeeded(names) === false ? undefined : true));
  watch.shown = () => switchSheets(catalogue, isNeeded);
  watch.shown();
}
