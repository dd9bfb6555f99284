import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { networkError } from './network-error.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Lets the call finish after the page has been left. */
  readonly keepalive?: boolean;
  readonly onUploadProgress?: (fraction: number) => void;
}

/** One call to the API host. @throws ProblemError; AbortError when aborted */
export type Send = (call: Call) => Promise<unknown>;

export interface SendOptions {
  readonly apiUrl: string;
  readonly retries: number;
  /** Milliseconds for each attempt; an upload has no limit. */
  readonly timeout: number;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

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
