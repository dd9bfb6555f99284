import ky, { isHTTPError, type Options } from 'ky';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { asCancelled } from 'shared-contracts/processes/was-cancelled';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { networkError } from './network-error.ts';
import { problemOf } from './problem-of.ts';

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

const bodyOf = (body: unknown): Pick<Options, 'body' | 'json'> => {
  if (body === undefined) return {};
  return body instanceof FormData || body instanceof Blob ? { body } : { json: body };
};

/**
 * Only GET is retried, and only where a retry may succeed: no response unless offline, or a server that is starting or
 * overloaded.
 */
const retryOf = (method: Call['method'], limit: number): Options['retry'] => ({
  limit: method === 'GET' ? limit : 0,
  methods: ['get'],
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  maxRetryAfter: 3000,
  shouldRetry: () => (navigator.onLine === false ? false : undefined),
  jitter: true,
});

/** Sends a call with ky. Cookies go to the sign-in calls only, which need them (the refresh token). */
export async function sendWithKy(
  { apiUrl, retries, timeout, headers: always }: SendOptions,
  { method, path, token, body, headers, signal, keepalive, onUploadProgress }: Call,
): Promise<unknown> {
  try {
    const response = await ky(apiUrl + path, {
      method,
      ...bodyOf(body),
      headers: {
        accept: 'application/json, application/problem+json',
        ...always,
        ...headers,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(signal === undefined ? {} : { signal }),
      ...(keepalive === undefined ? {} : { keepalive }),
      credentials: path.startsWith('/auth/') ? 'include' : 'omit',
      cache: 'no-store',
      ...(onUploadProgress === undefined
        ? { timeout }
        : { timeout: false, fetch: fetchWithProgress(onUploadProgress) }),
      retry: retryOf(method, retries),
      throwHttpErrors: (status) => retries > 0 && status >= 502 && status <= 504,
    });
    const text = await response.text();
    if (!response.ok) throw problemOf(response.status, text);
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    return answer;
  } catch (error) {
    throw asThrown(error, signal);
  }
}

function asThrown(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return asCancelled(error);
  if (error instanceof ProblemError) return error;
  if (error instanceof SyntaxError) return problemOf(502, undefined, error);
  return isHTTPError(error) ? problemOf(error.response.status, error.data, error) : networkError(error);
}
