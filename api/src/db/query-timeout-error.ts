/** A query, or the wait for a connection, exceeded its deadline; answered as 503 with Retry-After. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';
  readonly code = 'QUERY_TIMEOUT';

  constructor(options?: ErrorOptions) {
    super('The database did not answer in time', options);
  }
}
