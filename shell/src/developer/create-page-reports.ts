import { readBootData } from '../federation/registry/boot-data.ts';
import { collectErrors, type PageError } from './collect-errors.ts';
import { readRemotes, type FileTiming, type PhaseTiming, type RemoteReport } from './read-remotes.ts';
import { readSharedModules, type SharedModuleReport } from './read-shared-modules.ts';

export interface PageReport {
  readonly remotes: readonly RemoteReport[];
  readonly sharedModules: readonly SharedModuleReport[];
  readonly errors: readonly PageError[];
}

export interface PageReports {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => PageReport;
}

/** Polling interval: initialising a container fires no event. */
const pace = 500;

/** Observes the page: the browser’s timings, the federation runtime’s state and the shell’s error events. */
export function createPageReports(): PageReports {
  const boot = readBootData();
  const files: FileTiming[] = [];
  const measures: PhaseTiming[] = [];
  const watch = collectErrors(() => update());
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
  const update = (): void => {
    const next = now();
    const nextText = JSON.stringify(next);
    if (nextText === text) return;
    [report, text] = [next, nextText];
    listeners.forEach((listener) => listener());
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming) files.push(entry);
      else measures.push(entry);
    update();
  });
  for (const type of ['resource', 'measure']) observer.observe({ type, buffered: true });

  return {
    subscribe: (onChange) => {
      const timer = setInterval(update, pace);
      listeners.add(onChange);
      return () => {
        clearInterval(timer);
        listeners.delete(onChange);
      };
    },
    read: () => report,
  };
}
