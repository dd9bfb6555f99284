import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import { remoteDescription, type RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { navigationOf } from '../app/navigation-of.ts';
import type { BootData } from '../federation/registry/boot-data.ts';

/** Longest time that a developer's own server may take, in ms: then the page starts with what is registered. */
const patience = 5_000;

/** A manifest of a dev server says what its `src/routes.ts` declares now; a released one leaves that to the registry. */
const described = v.object({ description: remoteDescription });

async function askFor(manifest: string): Promise<RemoteDescription | undefined> {
  try {
    const answer = await fetch(manifest, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const read = v.safeParse(described, await answer.json());
    return read.success ? read.output.description : undefined;
  } catch {
    return undefined; // the card of its pages says what is wrong
  }
}

const withDescription = (entry: RegistryEntry, said: RemoteDescription): RegistryEntry => ({
  ...entry,
  ...said,
  name: entry.name,
  routes: said.routes.map((route) => ({ ...route, render: 'browser' })),
});

/**
 * What the server wrote, with the pages, layouts and words that exchanged remotes have now: a remote may be new to this shell, and a page to its
 * registry. This server never asks a developer's machine, the browser does.
 */
export async function takeDescriptions(boot: BootData): Promise<BootData> {
  const { overrides = [], registry, refused, locale } = boot;
  if (overrides.length === 0) return boot;
  const said = new Map(
    await Promise.all(overrides.map(async ({ remote, manifest }) => [remote, await askFor(manifest)] as const)),
  );
  const remotes = registry.remotes.map((entry) => {
    const description = said.get(entry.name);
    return description === undefined ? entry : withDescription(entry, description);
  });
  return { ...boot, registry: { remotes }, navigation: navigationOf({ registry: { remotes }, refused }, locale) };
}
