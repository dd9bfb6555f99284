import type { Options } from 'ky';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { noAnswer, problemOf } from './problem-of.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The page may go away: let the call finish without it. */
  readonly keepalive?: boolean;
}

/** One call to the API host. @throws ProblemError; AbortError when aborted */
export type Send = (call: Call) => Promise<unknown>;

const loadKy = () => import('ky');

/** Fetches the client's code before it is needed. When that fails the call that needs it says so. */
export const warmUp = (): void => void loadKy().catch(() => undefined);

const bodyOf = (body: unknown): Pick<Options, 'body' | 'json'> => {
  if (body === undefined) return {};
  return body instanceof FormData || body instanceof Blob ? { body } : { json: body };
};

/** Only a GET is repeated, and only where another answer may come: no answer at all, or a server that is starting or drowning. */
const retryOf = (method: Call['method'], limit: number): Options['retry'] => ({
  limit: method === 'GET' ? limit : 0,
  methods: ['get'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 3000,
  jitter: true,
});

/**
 * ky as the house uses it. It is loaded with the first call: a page that the server rendered makes none before it is interactive.
 * Cookies go to the API host and only to its sign-in calls, which alone need them (the refresh token).
 */
export function createSend({ apiUrl, retries }: { readonly apiUrl: string; readonly retries: number }): Send {
  return async ({ method, path, token, body, headers, signal, keepalive }) => {
    try {
      const { default: ky } = await loadKy();
      const response = await ky(apiUrl + path, {
        method,
        ...bodyOf(body),
        headers: {
          accept: 'application/json, application/problem+json',
          ...headers,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(signal === undefined ? {} : { signal }),
        ...(keepalive === undefined ? {} : { keepalive }),
        credentials: path.startsWith('/auth/') ? 'include' : 'omit',
        cache: 'no-store',
        timeout: 15_000,
        retry: retryOf(method, retries),
        throwHttpErrors: (status) => retries > 0 && status >= 502 && status <= 504,
      });
      const text = await response.text();
      if (!response.ok) throw problemOf(response.status, text);
      const answer: unknown = text === '' ? undefined : JSON.parse(text);
      return answer;
    } catch (error) {
      throw await asThrown(error, signal);
    }
  };
}

async function asThrown(error: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  if (error instanceof ProblemError || signal?.aborted === true) return error;
  if (error instanceof SyntaxError) return problemOf(502, undefined, error);
  try {
    const { isHTTPError } = await loadKy();
    if (isHTTPError(error)) return problemOf(error.response.status, error.data, error);
  } catch {
    // The client's own code did not arrive: that is a network failure as well.
  }
  return noAnswer(error);
}
