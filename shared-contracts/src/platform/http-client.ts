import type { GenericSchema, InferOutput } from 'valibot';

export interface RequestOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request continues when the page unloads. */
  readonly keepalive?: boolean;
  /** Called with the upload progress, from 0 to 1. Such a call only times out when the upload stalls. */
  readonly onUploadProgress?: (fraction: number) => void;
}

/**
 * The only client of the API host. Sends the bearer token if there is one, refreshes it once on 401, sends cookies to
 * the API host only, parses JSON.
 *
 * @throws ProblemError with the API's code, or OFFLINE / UNAVAILABLE without a response; AbortError when aborted.
 */
export interface HttpClient {
  /**
   * Returns the parsed body, validated against `schema`. `path` starts with `/`, e.g. `/base/professionals/get-one/…`.
   */
  request<S extends GenericSchema>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: S,
    options?: RequestOptions,
  ): Promise<InferOutput<S>>;
}
