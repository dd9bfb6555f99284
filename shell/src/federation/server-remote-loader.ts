import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { checkModule } from './check-module.ts';
import { isContainer, openContainer } from './open-container.ts';
import type { RemoteCatalogue } from './remote-catalogue.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { deadlines, withDeadline } from './with-deadline.ts';

/** Evaluates the server build of a remote (`server` of its registry entry) and answers its federation container. */
export type ReadContainer = (server: string, container: string) => Promise<unknown>;

const modules = new Map<string, Promise<RemoteModule>>();

/** Loads server builds of remotes, each version once per process; a new version has a new name and so needs no restart. */
export function createServerRemoteLoader(catalogue: RemoteCatalogue, read: ReadContainer): RemoteLoader {
  const mount = async (remote: string): Promise<RemoteModule> => {
    const server = catalogue.entries.find(({ name }) => name === remote)?.server;
    const container = catalogue.manifestOf(remote)?.container;
    if (server == null || container === undefined) throw new RemoteError(remote, 'has no server build');
    const known = modules.get(container);
    if (known !== undefined) return known;
    const open = async (): Promise<unknown> => {
      const built = await read(server, container);
      if (!isContainer(built)) throw new RemoteError(remote, `${server} is no federation container`);
      return openContainer(built);
    };
    const loading = withDeadline(open(), deadlines.module, remote).then((exposed) => checkModule(remote, exposed));
    modules.set(container, loading);
    loading.catch(() => modules.delete(container));
    return loading;
  };

  return {
    load: mount,
    preload: () => undefined,
    forget: () => undefined,
  };
}
