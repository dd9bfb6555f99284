import type { RegisteredRemote, Registry, ReleasedVersion } from 'shared-contracts/remote/registry';
import { ReleaseError } from './release-store.ts';

/** A change of the registry, as a pure function. @throws ReleaseError when it is not allowed */
type Change = (registry: Registry) => Registry;

const find = ({ remotes }: Registry, name: string): RegisteredRemote => {
  const remote = remotes.find((one) => one.name === name);
  if (remote === undefined)
    throw new ReleaseError(
      `${name} is not in the registry; there ${remotes.length === 1 ? 'is' : 'are'} ${remotes.map((one) => one.name).join(', ') || 'none'}.`,
    );
  return remote;
};

const isUsed = ({ channels: { stable, canary } }: RegisteredRemote, version: string): boolean =>
  version === stable || version === canary?.version;

/** Sets `unusedSince` of versions in no channel; their retention period begins then. */
const withUse = (remote: RegisteredRemote): RegisteredRemote => {
  const now = new Date().toISOString();
  const noted = Object.entries(remote.versions).map(([version, { unusedSince, ...released }]) => [
    version,
    isUsed(remote, version) ? released : { ...released, unusedSince: unusedSince ?? now },
  ]);
  return { ...remote, versions: Object.fromEntries(noted) };
};

const replace = (registry: Registry, next: RegisteredRemote): Registry => ({
  ...registry,
  remotes: [...registry.remotes.filter(({ name }) => name !== next.name), withUse(next)].sort((a, b) =>
    a.name.localeCompare(b.name),
  ),
});

/** Normalises parameter names: patterns that match the same addresses are equal. */
export const asMatched = (pattern: string): string =>
  pattern
    .replace(/:[\w-]+/gu, ':')
    .replace(/\/+$/u, '')
    .toLowerCase();

const conflictsWith = (
  own: ReleasedVersion,
  { name, channels: { stable, canary }, versions }: RegisteredRemote,
): string[] => {
  const live = [stable, canary?.version ?? stable].flatMap((version) => versions[version] ?? []);
  const patterns = new Set(live.flatMap(({ routes }) => routes.map(({ pattern }) => asMatched(pattern))));
  const layouts = new Set(live.flatMap((version) => version.layouts));
  return [
    ...own.routes.flatMap(({ pattern }) => (patterns.has(asMatched(pattern)) ? `the page ${pattern}` : [])),
    ...own.layouts.flatMap((layout) => (layouts.has(layout) ? `the layout ${layout}` : [])),
  ].map((what) => `${what} is ${name}’s`);
};

/** A page or layout belongs to one remote: it cannot be released by two. */
const requireNoConflict = (registry: Registry, remote: RegisteredRemote, version: string): RegisteredRemote => {
  const own = remote.versions[version];
  const others = registry.remotes.filter(({ name }) => name !== remote.name);
  const conflicts = own === undefined ? [] : others.flatMap((other) => conflictsWith(own, other));
  if (conflicts.length === 0) return remote;
  throw new ReleaseError(
    `Visitors cannot get ${version} of ${remote.name}: ${conflicts.join(', ')}; give it up there first.`,
  );
};

const known = ({ name, versions }: RegisteredRemote, version: string): string => {
  if (Object.hasOwn(versions, version)) return version;
  throw new ReleaseError(`${name} has no version ${version}; there are ${Object.keys(versions).join(', ')}.`);
};

/** Sets the stable version; the previous one becomes the rollback target, and a canary of the same version ends. */
const withStable = ({ takenBack, ...remote }: RegisteredRemote, version: string): RegisteredRemote => {
  const { stable, canary } = remote.channels;
  return {
    ...remote,
    ...(takenBack === undefined || stable !== version ? {} : { takenBack }),
    channels: { stable: version, ...(canary === undefined || canary.version === version ? {} : { canary }) },
    before: stable === version ? remote.before : [stable, ...remote.before.filter((one) => one !== version)],
  };
};

/** Sets the canary. Changing its share continues the same trial; an earlier verdict is cleared. */
const withCanary = (
  { takenBack: _, ...remote }: RegisteredRemote,
  version: string,
  percentage: number,
): RegisteredRemote => {
  const { stable, canary: tried } = remote.channels;
  if (version === stable) throw new ReleaseError(`${version} of ${remote.name} is stable already.`);
  const since = (tried?.version === version ? tried.since : undefined) ?? new Date().toISOString();
  return { ...remote, channels: { stable, canary: { version, percentage, since } } };
};

/** Adds a version from the store: stable without `percentage`, else a canary for that share of the visitors. */
export const release =
  (name: string, version: string, released: ReleasedVersion, percentage?: number): Change =>
  (registry) => {
    const there = registry.remotes.find((one) => one.name === name);
    if (there === undefined) {
      if (percentage !== undefined)
        throw new ReleaseError(`${name} has no stable version yet: release one before a canary.`);
      const first = {
        name,
        channels: { stable: version },
        before: [],
        isOff: false,
        versions: { [version]: released },
      };
      return replace(registry, requireNoConflict(registry, first, version));
    }
    // Keep the date of the first release.
    const named = { ...there, versions: { [version]: released, ...there.versions } };
    const remote = requireNoConflict(registry, named, version);
    return replace(
      registry,
      percentage === undefined ? withStable(remote, version) : withCanary(remote, version, percentage),
    );
  };

/** Makes a version stable, by default the canary. */
export const promote =
  (name: string, version?: string): Change =>
  (registry) => {
    const remote = find(registry, name);
    const chosen = version ?? remote.channels.canary?.version;
    if (chosen === undefined) throw new ReleaseError(`${name} has no canary: name the version to promote.`);
    return replace(registry, withStable(requireNoConflict(registry, remote, known(remote, chosen)), chosen));
  };

/** Returns to the previous stable version, or to a given one. Also ends the canary, which was built on the version given up. */
export const rollback =
  (name: string, version?: string): Change =>
  (registry) => {
    const remote = find(registry, name);
    const [previous] = remote.before;
    const chosen = version ?? previous;
    if (chosen === undefined)
      throw new ReleaseError(
        `${name} has no version before ${remote.channels.stable}: name one; there are ${Object.keys(remote.versions).join(', ')}.`,
      );
    const before = remote.before.slice(remote.before.indexOf(known(remote, chosen)) + 1);
    const { takenBack: _, ...rest } = requireNoConflict(registry, remote, chosen);
    return replace(registry, {
      ...rest,
      channels: { stable: chosen },
      before,
    });
  };

/** Gives a version to a share of the visitors; 0 ends the canary. */
export const canary =
  (name: string, percentage: number, version?: string): Change =>
  (registry) => {
    const remote = find(registry, name);
    const chosen = version ?? remote.channels.canary?.version;
    const { stable } = remote.channels;
    if (percentage === 0) return replace(registry, { ...remote, channels: { stable } });
    if (chosen === undefined) throw new ReleaseError(`${name} has no canary: name its version.`);
    return replace(
      registry,
      withCanary(requireNoConflict(registry, remote, known(remote, chosen)), chosen, percentage),
    );
  };

/** Ends the trial of a judged version, unless the canary has changed since. */
export const revertCanary =
  (name: string, version: string, reason: string): Change =>
  (registry) => {
    const remote = registry.remotes.find((one) => one.name === name);
    const { stable, canary: tried } = remote?.channels ?? {};
    if (remote === undefined || stable === undefined || tried?.version !== version) return registry;
    const takenBack = { version, at: new Date().toISOString(), reason };
    return replace(registry, { ...remote, channels: { stable }, takenBack });
  };

/** The kill switch of a remote. */
export const setSwitchedOff =
  (name: string, isOff: boolean): Change =>
  (registry) =>
    replace(registry, { ...find(registry, name), isOff });

/** Versions that have been unused for longer than the retention period. */
export const unusedFor = (registry: Registry, name: string, days: number): string[] => {
  const before = new Date(Date.now() - days * 86_400_000).toISOString();
  return Object.entries(find(registry, name).versions).flatMap(([version, { unusedSince }]) =>
    unusedSince !== undefined && unusedSince <= before ? [version] : [],
  );
};

/** Removes unused versions from the registry. */
export const retire =
  (name: string, versions: readonly string[]): Change =>
  (registry) => {
    const remote = find(registry, name);
    const used = versions.filter((version) => isUsed(remote, version));
    if (used.length > 0)
      throw new ReleaseError(`${used.join(', ')} of ${name} is what visitors get: it cannot be retired.`);
    const gone = new Set(versions.map((version) => known(remote, version)));
    return replace(registry, {
      ...remote,
      before: remote.before.filter((version) => !gone.has(version)),
      versions: Object.fromEntries(Object.entries(remote.versions).filter(([version]) => !gone.has(version))),
    });
  };

/** Removes a remote from the registry; its files stay in the store for open pages. */
export const remove =
  (name: string): Change =>
  (registry) => {
    find(registry, name);
    return { ...registry, remotes: registry.remotes.filter((one) => one.name !== name) };
  };
