import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { BootData } from '../federation/registry/boot-data.ts';
import { loadPhases, type LoadPhase } from 'shared-contracts/schemas/load-report';
import type { NotedError } from './note-errors.ts';

export type RemoteState = 'notLoaded' | 'loading' | 'loaded' | 'failed' | 'switchedOff' | 'updateNeeded';

/** What the browser noted about a file that was asked for (`PerformanceResourceTiming`). */
export type FileTiming = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>;

/** What the shell noted about a phase of a load (`PerformanceMeasure`). */
export type PhaseTiming = Pick<PerformanceMeasure, 'name' | 'duration'>;

/** What the panel says of one remote. */
export interface RemoteReport {
  readonly name: string;
  /** None of an override: its build changes as one types. */
  readonly version: string | undefined;
  readonly channel: RegistryEntry['channel'] | 'override';
  /** Where its manifest is, as the registry says it. */
  readonly manifest: string;
  readonly state: RemoteState;
  readonly fileCount: number;
  readonly bytes: number;
  /** From the first request to the last byte, in ms; nothing before anything was asked for. */
  readonly milliseconds: number | undefined;
  /** What each phase of its load took that is over, in ms, in their order. */
  readonly phases: readonly { readonly phase: LoadPhase; readonly milliseconds: number }[];
}

export interface PageFacts {
  readonly boot: Pick<BootData, 'registry' | 'refused' | 'overrides'>;
  readonly files: readonly FileTiming[];
  /** What the shell has timed. */
  readonly measures: readonly PhaseTiming[];
  /** Addresses of the entries whose containers have been opened. */
  readonly openEntries: readonly string[];
  readonly errors: readonly NotedError[];
  /** Remotes in whose place a card stands. */
  readonly cards: readonly string[];
  /** Address of the page. */
  readonly page: string;
}

/** What became of the remotes that this page was given, in the registry's order. */
export function readRemotes({ boot, files, measures, openEntries, errors, cards, page }: PageFacts): RemoteReport[] {
  return boot.registry.remotes.map((entry) => {
    const { name, manifest } = entry;
    const folder = new URL('.', new URL(manifest, page)).href;
    const own = files.filter((file) => file.name.startsWith(folder));
    const override = boot.overrides?.find(({ remote }) => remote === name);
    const stateOf = (): RemoteState => {
      const refusal = boot.refused[name];
      if (refusal !== undefined) return refusal;
      // What people see: its container may be open while its page has failed, and an error is over when a retry has brought it.
      if (cards.includes(name)) return 'failed';
      if (openEntries.some((address) => address.startsWith(folder))) return 'loaded';
      if (errors.some(({ remote }) => remote === name)) return 'failed';
      return own.length > 0 ? 'loading' : 'notLoaded';
    };
    return {
      name,
      version: override === undefined ? entry.version : undefined,
      channel: override === undefined ? entry.channel : 'override',
      manifest,
      state: stateOf(),
      fileCount: own.length,
      bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      milliseconds:
        own.length === 0
          ? undefined
          : Math.max(...own.map(({ responseEnd }) => responseEnd)) - Math.min(...own.map(({ startTime }) => startTime)),
      phases: loadPhases.flatMap((phase) => {
        // After a retry the last one counts.
        const timing = measures.findLast((measure) => measure.name === `${name} ${phase}`);
        return timing === undefined ? [] : [{ phase, milliseconds: timing.duration }];
      }),
    };
  });
}
