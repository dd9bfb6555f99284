import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { checkModule } from './check-module.ts';
import type { RemoteCatalogue } from '../registry/remote-catalogue.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { deadlines, withDeadline } from './with-deadline.ts';

/** Evaluates the server build of a remote (`server` of its registry entry) and answers its federation container. */
export type ReadContainer = (server: string, container: string) => Promise<unknown>;

type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>>;

const modules = new Map<string, Promise<RemoteModule>>();

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function' && 'init' in value;

/** Containers are read from the remote store instead of the runtime’s own download. */
const readThrough = (read: ReadContainer): ModuleFederationRuntimePlugin => ({
  name: 'remote-store',
  async loadEntry({ remoteInfo }) {
    const container = await read(remoteInfo.entry, remoteInfo.name);
    if (!isContainer(container)) throw new Error(`${remoteInfo.entry} is no federation container`);
    return container;
  },
});

let isPluggedIn = false;

/** Loads server builds of remotes, each version once per process; a new version has a new name and needs no restart. */
export function createServerRemoteLoader(catalogue: RemoteCatalogue, read: ReadContainer): RemoteLoader {
  if (!isPluggedIn) registerPlugins([readThrough(read)]);
  isPluggedIn = true;

  const mount = async (remote: string): Promise<RemoteModule> => {
    const server = catalogue.entries.find(({ name }) => name === remote)?.server;
    const container = catalogue.manifestOf(remote)?.container;
    if (server == null || container === undefined) throw new RemoteError(remote, 'has no server build');
    const known = modules.get(container);
    if (known !== undefined) return known;
    registerRemotes([{ name: container, entry: server, type: 'commonjs-module' }]);
    const loading = withDeadline(loadRemote(`${container}/remote`), deadlines.mount, remote).then((exposed) =>
      checkModule(remote, exposed),
    );
    modules.set(container, loading);
    loading.catch(() => modules.delete(container));
    return loading;
  };

  return {
    load: (remote) => mount(remote),
    preload: () => undefined,
    forget: () => undefined,
  };
}
