import type { RegisteredRemote, Registry, ReleasedVersion } from 'shared-contracts/remote/registry';
import { ReleaseError } from './release-store.ts';

/** How the registry changes, each a step from one whole registry to the next. @throws ReleaseError when it cannot be */
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

/** Notes since when nobody gets a version, which is when its days of grace begin. */
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

/** As routers read it: two patterns that answer the same addresses are one, whatever they call their parameters. */
export const asMatched = (pattern: string): string =>
  pattern
    .replace(/:[\w-]+/gu, ':')
    .replace(/\/+$/u, '')
    .toLowerCase();

const taken = (own: ReleasedVersion, { name, channels: { stable, canary }, versions }: RegisteredRemote): string[] => {
  const live = [stable, canary?.version ?? stable].flatMap((version) => versions[version] ?? []);
  const patterns = new Set(live.flatMap(({ routes }) => routes.map(({ pattern }) => asMatched(pattern))));
  const layouts = new Set(live.flatMap((version) => version.layouts));
  return [
    ...own.routes.flatMap(({ pattern }) => (patterns.has(asMatched(pattern)) ? `the page ${pattern}` : [])),
    ...own.layouts.flatMap((layout) => (layouts.has(layout) ? `the layout ${layout}` : [])),
  ].map((what) => `${what} is ${name}’s`);
};

/** A page and a layout have one home: what another remote's visitors get cannot be taken. */
const withoutTheirs = (registry: Registry, remote: RegisteredRemote, version: string): RegisteredRemote => {
  const own = remote.versions[version];
  const others = registry.remotes.filter(({ name }) => name !== remote.name);
  const theirs = own === undefined ? [] : others.flatMap((other) => taken(own, other));
  if (theirs.length === 0) return remote;
  throw new ReleaseError(
    `Visitors cannot get ${version} of ${remote.name}: ${theirs.join(', ')}; give it up there first.`,
  );
};

const known = ({ name, versions }: RegisteredRemote, version: string): string => {
  if (Object.hasOwn(versions, version)) return version;
  throw new ReleaseError(`${name} has no version ${version}; there are ${Object.keys(versions).join(', ')}.`);
};

/** What is stable from now on; the one before is where a rollback leads, and a canary of the same version has done its work. */
const withStable = ({ takenBack, ...remote }: RegisteredRemote, version: string): RegisteredRemote => {
  const { stable, canary } = remote.channels;
  return {
    ...remote,
    ...(takenBack === undefined || stable !== version ? {} : { takenBack }),
    channels: { stable: version, ...(canary === undefined || canary.version === version ? {} : { canary }) },
    before: stable === version ? remote.before : [stable, ...remote.before.filter((one) => one !== version)],
  };
};

/** Tries a version on a share of the visitors. A share that changes is the same trial; what was said of the one before is over. */
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

/** Names a version that stands in the store. `percentage` undefined: everybody gets it; else that share of the visitors, as a canary. */
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
      return replace(registry, withoutTheirs(registry, first, version));
    }
    // A version keeps the day on which it was first released.
    const named = { ...there, versions: { [version]: released, ...there.versions } };
    const remote = withoutTheirs(registry, named, version);
    return replace(
      registry,
      percentage === undefined ? withStable(remote, version) : withCanary(remote, version, percentage),
    );
  };

/** Makes a version stable; the canary's when none is named. */
export const promote =
  (name: string, version?: string): Change =>
  (registry) => {
    const remote = find(registry, name);
    const chosen = version ?? remote.channels.canary?.version;
    if (chosen === undefined) throw new ReleaseError(`${name} has no canary: name the version to promote.`);
    return replace(registry, withStable(withoutTheirs(registry, remote, known(remote, chosen)), chosen));
  };

/** Back to what was stable before, or to a version that is named. The canary goes: it stood on what is given up. */
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
    const { takenBack: _, ...rest } = withoutTheirs(registry, remote, chosen);
    return replace(registry, {
      ...rest,
      channels: { stable: chosen },
      before,
    });
  };

/** Gives a version to a share of the visitors, or takes the canary back (0). */
export const canary =
  (name: string, percentage: number, version?: string): Change =>
  (registry) => {
    const remote = find(registry, name);
    const chosen = version ?? remote.channels.canary?.version;
    const { stable } = remote.channels;
    if (percentage === 0) return replace(registry, { ...remote, channels: { stable } });
    if (chosen === undefined) throw new ReleaseError(`${name} has no canary: name its version.`);
    return replace(registry, withCanary(withoutTheirs(registry, remote, known(remote, chosen)), chosen, percentage));
  };

/** Ends the trial of a version that was judged; whoever has moved on meanwhile is left alone. */
export const takeBack =
  (name: string, version: string, reason: string): Change =>
  (registry) => {
    const remote = registry.remotes.find((one) => one.name === name);
    const { stable, canary: tried } = remote?.channels ?? {};
    if (remote === undefined || stable === undefined || tried?.version !== version) return registry;
    const takenBack = { version, at: new Date().toISOString(), reason };
    return replace(registry, { ...remote, channels: { stable }, takenBack });
  };

/** The kill switch of a remote. */
export const turn =
  (name: string, isOff: boolean): Change =>
  (registry) =>
    replace(registry, { ...find(registry, name), isOff });

/** Versions that nobody has got for so many days: pages that were open with them have been closed since. */
export const unusedFor = (registry: Registry, name: string, days: number): string[] => {
  const before = new Date(Date.now() - days * 86_400_000).toISOString();
  return Object.entries(find(registry, name).versions).flatMap(([version, { unusedSince }]) =>
    unusedSince !== undefined && unusedSince <= before ? [version] : [],
  );
};

/** Forgets versions that nobody gets any more. */
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

/** Takes a remote out of the registry; what stands in the store stays for who has it open. */
export const remove =
  (name: string): Change =>
  (registry) => {
    find(registry, name);
    return { ...registry, remotes: registry.remotes.filter((one) => one.name !== name) };
  };
