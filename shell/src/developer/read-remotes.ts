import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { BootData } from '../federation/registry/boot-data.ts';
import { loadPhases, type LoadPhase } from 'shared-contracts/schemas/load-lists';
import type { PageError } from './collect-errors.ts';

export type RemoteState = 'notLoaded' | 'loading' | 'loaded' | 'failed' | 'switchedOff' | 'updateNeeded';

/** Resource timing of a file. */
export type FileTiming = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'>;

/** User timing of a phase of a load. */
export type PhaseTiming = Pick<PerformanceMeasure, 'name' | 'duration'>;

/** What the panel shows of one remote. */
export interface RemoteReport {
  readonly name: string;
  /** None for an override, whose build changes. */
  readonly version: string | undefined;
  readonly channel: RegistryEntry['channel'] | 'override';
  /** URL of its manifest in the registry. */
  readonly manifest: string;
  readonly state: RemoteState;
  readonly fileCount: number;
  readonly bytes: number;
  /** From the first request to the last byte, in ms; undefined before the first request. */
  readonly milliseconds: number | undefined;
  /** Finished phases of its load, in ms, in order. */
  readonly phases: readonly { readonly phase: LoadPhase; readonly milliseconds: number }[];
}

export interface PageFacts {
  readonly boot: Pick<BootData, 'registry' | 'refused' | 'overrides'>;
  readonly files: readonly FileTiming[];
  /** The shell’s user timings. */
  readonly measures: readonly PhaseTiming[];
  /** URLs of the entries whose containers are initialised. */
  readonly openEntries: readonly string[];
  readonly errors: readonly PageError[];
  /** Remotes that show an error card. */
  readonly cards: readonly string[];
  /** URL of the page. */
  readonly page: string;
}

/** State of the remotes of this page, in the registry’s order. */
export function readRemotes({ boot, files, measures, openEntries, errors, cards, page }: PageFacts): RemoteReport[] {
  return boot.registry.remotes.map((entry) => {
    const { name, manifest } = entry;
    const folder = new URL('.', new URL(manifest, page)).href;
    const own = files.filter((file) => file.name.startsWith(folder));
    const override = boot.overrides?.find(({ remote }) => remote === name);
    const stateOf = (): RemoteState => {
      const refusal = boot.refused[name];
      if (refusal !== undefined) return refusal;
      // What people see comes first: a container may be initialised while its page failed, and a retry may have fixed
      // an error.
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
