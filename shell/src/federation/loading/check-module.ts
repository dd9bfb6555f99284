import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { RemoteError } from './remote-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRemoteModule = (value: unknown): value is RemoteModule =>
  isRecord(value) &&
  typeof value['contract'] === 'string' &&
  Array.isArray(value['routes']) &&
  isRecord(value['layouts']) &&
  isRecord(value['locales']);

/** Validates what a remote exposes. @throws RemoteError */
export function checkModule(remote: string, exposed: unknown): RemoteModule {
  if (!isRemoteModule(exposed)) throw new RemoteError(remote, 'exposes no remote module');
  const foreign = exposed.routes.find((route) => !route.id.startsWith(`${remote}/`));
  if (foreign !== undefined) throw new RemoteError(remote, `has the foreign route ${foreign.id}`);
  return exposed;
}
