import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import * as remotePublic from '../../../../remote-public/src/remote.tsx';

/** Stands in the monolith where the shell has its loader of remotes: the public pages are compiled in. */
export const createBrowserRemoteLoader = () => ({
  load: (): Promise<RemoteModule> => Promise.resolve(remotePublic),
  preload: () => undefined,
  forget: () => undefined,
});
