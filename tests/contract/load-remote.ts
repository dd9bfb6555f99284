import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { registry, type RegistryEntry } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import { storeDirectory } from '../../webpack/paths.ts';
import { sharedByRemote } from '../../webpack/shared-modules.ts';

interface Container {
  readonly init: (scope: object) => Promise<void>;
  readonly get: (module: string) => Promise<() => RemoteModule>;
}

/** Resolves as the shell would: what a remote shares is the shell's copy. */
const ofTheShell = createRequire(join(import.meta.dirname, '../../shell/package.json'));

export const readLiveRegistry = () =>
  v.parse(registry, JSON.parse(readFileSync(join(storeDirectory, 'registry.json'), 'utf8')));

/** The built remote as the shell's server runs it, with the shared modules of the table handed in. */
export async function loadRemote(entry: RegistryEntry): Promise<RemoteModule> {
  if (!entry.server) throw new Error(`${entry.name} has no server build`);
  const built = ofTheShell(join(storeDirectory, entry.server)) as Record<string, Container>;
  const container = Object.values(built)[0];
  if (!container) throw new Error(`${entry.name} exports no container`);
  await container.init(shareScope());
  const factory = await container.get('./remote');
  return factory();
}

let scope: object | undefined;

function shareScope(): object {
  scope ??= Object.fromEntries(
    Object.entries(sharedByRemote()).map(([name, { requiredVersion }]) => [name, provided(name, requiredVersion)]),
  );
  return scope;
}

function provided(name: string, requiredVersion: string) {
  const version = requiredVersion.replace('^', '');
  const get = async () => {
    const loaded: unknown = await import(ofTheShell.resolve(name));
    return () => loaded;
  };
  const shareConfig = { singleton: true, requiredVersion, eager: false, strictVersion: false };
  return {
    [version]: {
      get,
      version,
      from: 'contract test',
      scope: ['default'],
      strategy: 'loaded-first',
      useIn: [],
      deps: [],
      shareConfig,
    },
  };
}
