import { readBootData } from '../federation/registry/boot-data.ts';
import { noteErrors, type NotedError } from './note-errors.ts';
import { readRemotes, type FileTiming, type PhaseTiming, type RemoteReport } from './read-remotes.ts';
import { readSharedModules, type SharedModuleReport } from './read-shared-modules.ts';

export interface PageReport {
  readonly remotes: readonly RemoteReport[];
  readonly sharedModules: readonly SharedModuleReport[];
  readonly errors: readonly NotedError[];
}

export interface PageReports {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => PageReport;
}

/** Often enough to follow a load by eye. Opening a container is no event that anybody could listen to. */
const pace = 500;

/** Watches the page from outside: the browser's own timings, the federation runtime's registers and what the shell tells of errors. */
export function createPageReports(): PageReports {
  const boot = readBootData();
  const files: FileTiming[] = [];
  const measures: PhaseTiming[] = [];
  const watch = noteErrors(() => look());
  const listeners = new Set<() => void>();

  const now = (): PageReport => {
    const instances = globalThis.__FEDERATION__?.__INSTANCES__ ?? [];
    const opened = instances.flatMap(({ moduleCache }) => [...moduleCache.values()]).filter(({ inited }) => inited);
    const openEntries = opened.map(({ remoteInfo }) => remoteInfo.entry);
    const errors = watch.errors();
    const cards = [...document.querySelectorAll<HTMLElement>('[role="alert"][data-remote]')];
    return {
      remotes: readRemotes({
        boot,
        files,
        measures,
        openEntries,
        errors,
        cards: cards.flatMap(({ dataset }) => dataset['remote'] ?? []),
        page: document.baseURI,
      }),
      sharedModules: readSharedModules(
        instances[0]?.shareScopeMap ?? {},
        boot.registry.remotes.map(({ name }) => name),
      ),
      errors,
    };
  };
  let report = now();
  let text = JSON.stringify(report);
  const look = (): void => {
    const next = now();
    const said = JSON.stringify(next);
    if (said === text) return;
    [report, text] = [next, said];
    listeners.forEach((listener) => listener());
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming) files.push(entry);
      else measures.push(entry);
    look();
  });
  for (const type of ['resource', 'measure']) observer.observe({ type, buffered: true });

  return {
    subscribe: (onChange) => {
      const timer = setInterval(look, pace);
      listeners.add(onChange);
      return () => {
        clearInterval(timer);
        listeners.delete(onChange);
      };
    },
    read: () => report,
  };
}
