import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveRegistry, type RegistryEntry } from 'shared-contracts/remote/live-registry';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { registry } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { testStore } from '../commands/test-store.ts';
import { loadServerBuild } from '../../webpack/release/load-server-build.ts';

/** The stable versions. */
export const readLiveRegistry = () =>
  liveRegistry(v.parse(registry, JSON.parse(readFileSync(join(testStore, 'registry.json'), 'utf8'))), undefined);

/** A built remote, evaluated as on the shell's server. */
export async function loadRemote(entry: RegistryEntry): Promise<RemoteModule> {
  if (!entry.server) throw new Error(`${entry.name} has no server build`);
  return loadServerBuild(join(testStore, entry.server));
}
