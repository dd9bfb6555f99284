import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { StoreState } from './remote-store.ts';

/** A remote from the developer’s machine in place of the released one, for this browser session. */
export interface Override {
  readonly remote: string;
  /** URL of its `manifest.json`. The server never fetches it: `localhost` is another machine there. */
  readonly manifest: string;
}

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `remote-pro@http://localhost:3002/manifest.json`; undefined when malformed or not on the developer’s own machine. */
export function parseOverride(text: string): Override | undefined {
  const [, remote, address] = /^([a-z][a-z0-9-]*)@(\S+)$/.exec(text) ?? [];
  const url = address === undefined ? null : URL.parse(address);
  if (remote === undefined || url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = ownMachine.has(url.hostname) && url.username === '' && url.password === '';
  return isOwn && url.search === '' && url.hash === '' ? { remote, manifest: url.href } : undefined;
}

/** Reads the cookie. It may have been edited by hand, so each entry is validated. */
export const overridesIn = (cookie = ''): readonly Override[] =>
  cookie.split(' ').flatMap((text) => parseOverride(text) ?? []);

/**
 * The cookie after `?override=`: `<remote>@<url>` sets an override, `<remote>` removes it, `none` removes all; empty
 * without any.
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
    // With a URL the remote may be new to this shell.
    else if (override === undefined && !remotes.includes(remote) && !changed.has(remote))
      throw new Error(
        `override=${text}: write <remote>@http://localhost:<port>/manifest.json, <remote> to give one back or none for all; the remotes are ${remotes.join(', ')}.`,
      );
    else if (override === undefined) changed.delete(remote);
    else changed.set(remote, override);
  }
  return [...changed.values()].map(({ remote, manifest }) => `${remote}@${manifest}`).join(' ');
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
 * What the visitor gets, with their overrides applied: the browser reads the manifest itself (no integrity, as the
 * build changes) and renders the pages, because the server has no build of it. Routes and namespaces are those of the
 * released version until the browser has read the manifest (`src/developer/apply-descriptions.ts`).
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
