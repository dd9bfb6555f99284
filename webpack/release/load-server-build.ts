import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { root } from '../paths.ts';
import { sharedByShell } from '../shared-modules.ts';

interface Container {
  readonly init: (scope: object) => Promise<void>;
  readonly get: (module: string) => Promise<() => RemoteModule>;
}

/** Resolves from the shell: shared modules are the shell's copies. */
const ofTheShell = createRequire(join(root, 'shell/package.json'));

/** The exposed module of a built remote, run as on the shell's server with its shared modules. */
export async function loadServerBuild(entry: string): Promise<RemoteModule> {
  const built = ofTheShell(entry) as Record<string, Container>;
  const container = Object.values(built)[0];
  if (!container) throw new Error(`${entry} exports no container`);
  await container.init(shareScope());
  const factory = await container.get('./remote');
  return factory();
}

let scope: object | undefined;

function shareScope(): object {
  scope ??= Object.fromEntries(
    Object.entries(sharedByShell()).map(([name, { version, requiredVersion }]) => [
      name,
      provided(name, version, requiredVersion),
    ]),
  );
  return scope;
}

function provided(name: string, version: string, requiredVersion: string) {
  const get = async () => {
    const loaded: unknown = await import(ofTheShell.resolve(name));
    return () => loaded;
  };
  const shareConfig = { singleton: true, requiredVersion, eager: false, strictVersion: false };
  return {
    [version]: {
      get,
      version,
      from: 'release check',
      scope: ['default'],
      strategy: 'loaded-first',
      useIn: [],
      deps: [],
      shareConfig,
    },
  };
}
