import { createContext } from 'react';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { LoadPhase, LoadReport } from 'shared-contracts/schemas/load-report';
import type { ReportedLoads } from '../registry/boot-data.ts';
import { causeOf, type LoadCause } from './load-cause.ts';

/** Milliseconds after which what was noted is sent, all at once. The first note comes when the page is interactive, or will not be. */
const gathering = 5_000;
/** A page that fails again and again says so this often; as many reports the API takes at once. */
const reportsPerPage = 10;
/** As the schema of a report has it; a computer that slept is no measure. */
const longest = 600_000;

/** Takes down how loads of remotes go, without a word about who loads them or where. */
export interface LoadNotes {
  /** A try at a remote begins. */
  begin(remote: string): void;
  /** A phase of it is over. The last one ends the load: pages that follow are none. */
  done(remote: string, phase: LoadPhase): void;
  /** It failed, or what it had mounted did: once for each try, once for each error. */
  failed(remote: string, error: unknown): void;
}

/** Undefined where nobody takes notes. */
export const LoadNotesContext = createContext<LoadNotes | undefined>(undefined);

interface Load {
  /** When the phase before was over. */
  mark: number;
  readonly phases: Partial<Record<LoadPhase, number>>;
  outcome?: 'mounted' | 'failed';
}

export interface LoadNotesOptions {
  readonly entries: readonly RegistryEntry[];
  /** Nothing is sent without it. */
  readonly reported: ReportedLoads | undefined;
  readonly send: (loads: readonly LoadReport[]) => void;
}

export function createLoadNotes({ entries, reported, send }: LoadNotesOptions): LoadNotes {
  const loads = new Map<string, Load>();
  const counted = new WeakSet();
  /** What is to be sent; why something failed may be found out until then. */
  const waiting = new Map<string, () => LoadReport>();
  let left = reportsPerPage;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size > 0) send([...waiting.values()].map((read) => read()));
    waiting.clear();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  const begin = (remote: string): Load => {
    const load: Load = { mark: performance.now(), phases: {} };
    loads.set(remote, load);
    return load;
  };

  const report = (remote: string, { phases }: Load, readCause?: () => LoadCause): void => {
    const entry = entries.find(({ name }) => name === remote);
    const seal = reported?.seals[remote];
    if (entry === undefined || reported === undefined || seal === undefined) return;
    // All of a canary's loads: it is judged by few.
    const standsFor = entry.channel === 'canary' ? 1 : reported.oneIn;
    if (left === 0 || (readCause === undefined && Math.random() * standsFor >= 1)) return;
    left -= 1;
    const about = { remote, version: entry.version, channel: entry.channel, seal, phases };
    waiting.set(remote, () =>
      readCause === undefined
        ? { ...about, outcome: 'mounted', standsFor }
        : { ...about, outcome: 'failed', ...readCause() },
    );
    timer ??= setTimeout(flush, gathering);
  };

  const done = (remote: string, phase: LoadPhase): void => {
    const load = loads.get(remote);
    if (load === undefined || load.outcome !== undefined || load.phases[phase] !== undefined) return;
    const now = performance.now();
    load.phases[phase] = Math.min(Math.round(now - load.mark), longest);
    // For whoever looks at this page with the browser's own tools, or the developers' panel.
    performance.measure(`${remote} ${phase}`, { start: load.mark, end: now });
    load.mark = now;
    if (phase !== 'render') return;
    const isUndrawn = remote === reported?.undrawn;
    load.outcome = isUndrawn ? 'failed' : 'mounted';
    report(remote, load, isUndrawn ? () => ({ step: 'render', reason: 'threw' }) : undefined);
  };

  const failed = (remote: string, error: unknown): void => {
    // The same error again is not one of the try that runs by now.
    if (counted.has(Object(error))) return;
    counted.add(Object(error));
    const load = loads.get(remote) ?? begin(remote);
    const cause = causeOf(error);
    if (load.outcome === 'failed' || cause === undefined) return;
    load.outcome = 'failed';
    report(remote, load, () => causeOf(error) ?? cause);
  };

  return { begin, done, failed };
}
