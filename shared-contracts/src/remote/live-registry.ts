import type { RegisteredRemote, Registry, ReleasedVersion } from './registry.ts';

/** A remote as one visitor gets it: the version of the channel that they are in. */
export interface RegistryEntry extends ReleasedVersion {
  readonly name: string;
  readonly version: string;
  readonly channel: 'stable' | 'canary';
  /** Switched off: its slot says so, and none of its files is asked for. */
  readonly isOff: boolean;
}

/** What one visitor gets. The shell's server writes it into each page. */
export interface LiveRegistry {
  readonly remotes: readonly RegistryEntry[];
}

/** How many visitors can be told apart: enough for a share of one percent, too few to know anybody again. */
export const visitorNumbers = 1_000;

/** Moves each remote's canary to other visitors, so that not the same people try everything first. */
const offsetOf = (remote: string): number =>
  [...remote].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % visitorNumbers, 0);

const isCanary = ({ name, channels: { canary } }: RegisteredRemote, visitor: number | undefined): boolean =>
  canary !== undefined &&
  visitor !== undefined &&
  (visitor + offsetOf(name)) % visitorNumbers < canary.percentage * (visitorNumbers / 100);

/** The stable version, or the canary's for a visitor of its share. A share that grows only adds visitors to it. */
const entryOf = (remote: RegisteredRemote, visitor: number | undefined): readonly RegistryEntry[] => {
  const { name, channels, isOff, versions } = remote;
  const channel = isCanary(remote, visitor) ? 'canary' : 'stable';
  const version = channel === 'canary' ? channels.canary?.version : channels.stable;
  const released = version === undefined ? undefined : versions[version];
  return version === undefined || released === undefined ? [] : [{ ...released, name, version, channel, isOff }];
};

/**
 * What a visitor gets of a registry.
 * @param visitor an integer below `visitorNumbers`; undefined for who is nobody (a crawler, a tool): they get what is stable
 */
export const liveRegistry = ({ remotes }: Registry, visitor: number | undefined): LiveRegistry => ({
  remotes: remotes.flatMap((remote) => entryOf(remote, visitor)),
});

/** True where two visitors may get different versions, so that the number of this one has to be kept. */
export const hasCanary = ({ remotes }: Registry): boolean =>
  remotes.some(({ channels: { canary } }) => canary !== undefined && canary.percentage > 0);
