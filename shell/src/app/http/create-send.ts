import { noAnswer } from './no-answer.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The page may go away: let the call finish without it. */
  readonly keepalive?: boolean;
  readonly onUploadProgress?: (fraction: number) => void;
}

/** One call to the API host. @throws ProblemError; AbortError when aborted */
export type Send = (call: Call) => Promise<unknown>;

export interface SendOptions {
  readonly apiUrl: string;
  readonly retries: number;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

const loadClient = () => import('./send-with-ky.ts');

/** Fetches the client's code before it is needed. When that fails the call that needs it says so. */
export const warmUp = (): void => void loadClient().catch(() => undefined);

/** The client is loaded with the first call: a page that the server rendered makes none before it is interactive. */
export function createSend(options: SendOptions): Send {
  return async (call) => {
    const client = await loadClient().catch((error: unknown) => {
      // Its code did not arrive: that is a network failure as well.
      throw call.signal?.aborted === true ? error : noAnswer(error);
    });
    return client.sendWithKy(options, call);
  };
}
