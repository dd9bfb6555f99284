import { createContext } from 'react';
import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { LoadPhase } from 'shared-contracts/schemas/load-lists';
import type { LoadReport } from 'shared-contracts/schemas/load-report';
import type { ReportedLoads } from '../registry/boot-data.ts';
import { causeOf, type LoadCause } from './load-cause.ts';

/** Milliseconds for which reports are collected before they are sent together. */
const gathering = 5_000;
/** Most reports of one page; the API takes as many at once. */
const reportsPerPage = 10;
/** Upper bound of the schema; a computer may have slept. */
const longest = 600_000;

/** Measures how loads of remotes go, without data about the visitor. */
export interface LoadMetrics {
  /** A load begins. */
  begin(remote: string): void;
  /** A phase is done. The last one ends the load; later pages are not measured. */
  done(remote: string, phase: LoadPhase): void;
  /** The load failed, or what it mounted threw: once per attempt and per error. */
  failed(remote: string, error: unknown): void;
}

/** Undefined where nothing is measured. */
export const LoadMetricsContext = createContext<LoadMetrics | undefined>(undefined);

interface Load {
  /** End of the previous phase. */
  mark: number;
  readonly phases: Partial<Record<LoadPhase, number>>;
  outcome?: 'mounted' | 'failed';
}

export interface LoadMetricsOptions {
  readonly entries: readonly RegistryEntry[];
  /** Nothing is sent without it. */
  readonly reported: ReportedLoads | undefined;
  readonly send: (loads: readonly LoadReport[]) => void;
}

export function createLoadMetrics({ entries, reported, send }: LoadMetricsOptions): LoadMetrics {
  const loads = new Map<string, Load>();
  const counted = new WeakSet();
  /** Reports to send; the cause of a failure may be diagnosed until then. */
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
    // All loads of a canary are reported: few visitors get it.
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
    // For the browser’s performance tools and the developers’ panel.
    performance.measure(`${remote} ${phase}`, { start: load.mark, end: now });
    load.mark = now;
    if (phase !== 'render') return;
    const isRenderFailure = remote === reported?.renderFailure;
    load.outcome = isRenderFailure ? 'failed' : 'mounted';
    report(remote, load, isRenderFailure ? () => ({ step: 'render', reason: 'threw' }) : undefined);
  };

  const failed = (remote: string, error: unknown): void => {
    // The same error again does not belong to the current attempt.
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
