import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { StoreState } from './remote-store.ts';

/** One remote from a developer's own machine in the place of the released one, in this browser until it is closed. */
export interface Override {
  readonly remote: string;
  /** Address of its `manifest.json`. This server never asks it: `localhost` is another machine here than there. */
  readonly manifest: string;
}

export const overridesCookie = 'overrides';

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `remote-pro@http://localhost:3002/manifest.json`; nothing when it is of another form, or not of the developer's own machine. */
export function parseOverride(text: string): Override | undefined {
  const [, remote, address] = /^([a-z][a-z0-9-]*)@(\S+)$/.exec(text) ?? [];
  const url = address === undefined ? null : URL.parse(address);
  if (remote === undefined || url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = ownMachine.has(url.hostname) && url.username === '' && url.password === '';
  return isOwn && url.search === '' && url.hash === '' ? { remote, manifest: url.href } : undefined;
}

/** What a cookie keeps. It may have been written by hand, so each is looked at again. */
export function overridesIn(cookie: string | undefined): readonly Override[] {
  try {
    return decodeURIComponent(cookie ?? '')
      .split(' ')
      .flatMap((text) => parseOverride(text) ?? []);
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
}

const forgotten = `${overridesCookie}=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly`;

/**
 * `Set-Cookie` line for what `?override=` asks: `<remote>@<address>` sets one, `<remote>` gives that one back, `none` all.
 * @throws Error with a sentence for the developer
 */
export function changeOverrides(
  asked: readonly string[],
  before: readonly Override[],
  remotes: readonly string[],
): string {
  const changed = new Map(before.map((override) => [override.remote, override]));
  for (const text of asked) {
    const override = parseOverride(text);
    const remote = override?.remote ?? text;
    if (text === 'none') changed.clear();
    // One with an address may be new: this shell has never heard of it.
    else if (override === undefined && !remotes.includes(remote) && !changed.has(remote))
      throw new Error(
        `override=${text}: write <remote>@http://localhost:<port>/manifest.json, <remote> to give one back or none for all; the remotes are ${remotes.join(', ')}.`,
      );
    else if (override === undefined) changed.delete(remote);
    else changed.set(remote, override);
  }
  if (changed.size === 0) return forgotten;
  const kept = [...changed.values()].map(({ remote, manifest }) => `${remote}@${manifest}`).join(' ');
  return `${overridesCookie}=${encodeURIComponent(kept)}; Path=/; SameSite=Lax; HttpOnly`;
}

const newEntry = ({ remote, manifest }: Override): RegistryEntry => ({
  name: remote,
  version: 'dev',
  channel: 'stable',
  isOff: false,
  contract: '*',
  layouts: [],
  routes: [],
  words: {},
  manifest,
  server: null,
  integrity: {},
  releasedAt: new Date(0).toISOString(),
});

/**
 * What the visitor gets, with their overrides: the browser reads the manifest itself, without integrity because the build changes as one types, and
 * draws the pages itself, because this server has no build of it. Pages and words are those of the version that it stands for, none of a remote
 * that is new, until the browser has read what the manifest says of them (`src/developer/take-descriptions.ts`).
 */
export function withOverrides(state: StoreState, overrides: readonly Override[]): StoreState {
  const addresses = new Map(overrides.map(({ remote, manifest }) => [remote, manifest]));
  const known = state.registry.remotes.map(({ name }) => name);
  const isKept = ([name]: readonly [string, unknown]): boolean => !addresses.has(name);
  return {
    registry: {
      remotes: state.registry.remotes
        .map((entry) => {
          const manifest = addresses.get(entry.name);
          if (manifest === undefined) return entry;
          const routes = entry.routes.map((route) => ({ ...route, render: 'browser' as const }));
          return { ...entry, routes, manifest, server: null, integrity: {}, isOff: false };
        })
        .concat(overrides.filter(({ remote }) => !known.includes(remote)).map(newEntry)),
    },
    manifests: Object.fromEntries(Object.entries(state.manifests).filter(isKept)),
    refused: Object.fromEntries(Object.entries(state.refused).filter(isKept)),
    isStale: state.isStale,
  };
}
