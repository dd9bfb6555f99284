import type { GenericSchema, InferOutput } from 'valibot';

export interface RequestOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The page may go away: the call is finished without it. */
  readonly keepalive?: boolean;
  /** Hears how much of the body has left, from 0 to 1. Such a call has no deadline as long as something moves. */
  readonly onUploadProgress?: (fraction: number) => void;
}

/**
 * The one way to the API host. Sends the bearer token when there is one, refreshes it once on 401, sends cookies to the API host
 * only, parses JSON.
 *
 * @throws ProblemError with the API's code, or OFFLINE / UNAVAILABLE when there was no answer; AbortError when aborted.
 */
export interface HttpClient {
  /** Answers the parsed body, checked against `schema`. `path` starts with `/`, e.g. `/base/professionals/get-one/…`. */
  request<S extends GenericSchema>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: S,
    options?: RequestOptions,
  ): Promise<InferOutput<S>>;
}
