import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { networkError } from './network-error.ts';
import type { Call, SendOptions } from './send-with-ky.ts';

/** One call to the API host. @throws ProblemError; AbortError when aborted */
export type Send = (call: Call) => Promise<unknown>;

const loadClient = () => import('./send-with-ky.ts');

/** Loads the client’s code ahead. When that fails, the call that needs it reports it. */
export const preloadClient = (): void => void loadClient().catch(() => undefined);

/** The client is loaded with the first call: a server-rendered page makes none before it is interactive. */
export function createSend(options: SendOptions): Send {
  return async (call) => {
    const client = await loadClient().catch((error: unknown) => {
      // Its code failed to load: a network failure as well.
      throw call.signal?.aborted === true ? asCancelled(error) : networkError(error);
    });
    return client.sendWithKy(options, call);
  };
}
