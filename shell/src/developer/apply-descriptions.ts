import type { RegistryEntry } from 'shared-contracts/remote/live-registry';
import { remoteDescription, type RemoteDescription } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { navigationOf } from '../app/navigation-of.ts';
import type { BootData } from '../federation/registry/boot-data.ts';

/** Timeout of a developer’s server, in ms; then the page starts with the registry’s description. */
const timeout = 5_000;

/** A dev server’s manifest includes its `remote.json`; a released one leaves that to the registry. */
const described = v.object({ description: remoteDescription });

async function askFor(manifest: string): Promise<RemoteDescription | undefined> {
  try {
    const answer = await fetch(manifest, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const read = v.safeParse(described, await answer.json());
    return read.success ? read.output.description : undefined;
  } catch {
    return undefined; // the page’s error card says what is wrong
  }
}

const withDescription = (entry: RegistryEntry, said: RemoteDescription): RegistryEntry => ({
  ...entry,
  ...said,
  name: entry.name,
  routes: said.routes.map((route) => ({ ...route, render: 'browser' })),
});

/**
 * Boot data with the routes, layouts and namespaces of overridden remotes, which may be new to the registry. The
 * browser asks, because the server cannot reach a developer’s machine.
 */
export async function applyDescriptions(boot: BootData): Promise<BootData> {
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
