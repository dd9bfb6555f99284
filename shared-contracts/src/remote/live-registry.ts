import type { RegisteredRemote, Registry, ReleasedVersion } from './registry.ts';

/** A remote as served to one visitor: the version of their channel. */
export interface RegistryEntry extends ReleasedVersion {
  readonly name: string;
  readonly version: string;
  readonly channel: 'stable' | 'canary';
  /** Switched off: its slot says so, and none of its files is requested. */
  readonly isOff: boolean;
}

/** The registry as served to one visitor. The shell's server writes it into each page. */
export interface LiveRegistry {
  readonly remotes: readonly RegistryEntry[];
}

/** Number of visitor groups: enough for a share of one percent, too few to identify anybody. */
export const visitorNumbers = 1_000;

/** Assigns each remote's canary to different visitors, so that the same people do not get all of them. */
const offsetOf = (remote: string): number =>
  [...remote].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % visitorNumbers, 0);

const isCanary = ({ name, channels: { canary } }: RegisteredRemote, visitor: number | undefined): boolean =>
  canary !== undefined &&
  visitor !== undefined &&
  (visitor + offsetOf(name)) % visitorNumbers < canary.percentage * (visitorNumbers / 100);

/** The stable version, or the canary for a visitor of its share. A growing share only adds visitors. */
const entryOf = (remote: RegisteredRemote, visitor: number | undefined): readonly RegistryEntry[] => {
  const { name, channels, isOff, versions } = remote;
  const channel = isCanary(remote, visitor) ? 'canary' : 'stable';
  const version = channel === 'canary' ? channels.canary?.version : channels.stable;
  const released = version === undefined ? undefined : versions[version];
  return version === undefined || released === undefined ? [] : [{ ...released, name, version, channel, isOff }];
};

/**
 * The registry as served to a visitor.
 * @param visitor an integer below `visitorNumbers`; undefined without an id (a crawler, a tool), which gets the stable
 * version
 */
export const liveRegistry = ({ remotes }: Registry, visitor: number | undefined): LiveRegistry => ({
  remotes: remotes.flatMap((remote) => entryOf(remote, visitor)),
});

/** True where visitors may get different versions, so that the visitor's number has to be stored. */
export const hasCanary = ({ remotes }: Registry): boolean =>
  remotes.some(({ channels: { canary } }) => canary !== undefined && canary.percentage > 0);
