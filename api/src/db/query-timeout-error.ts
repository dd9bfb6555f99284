/** A query overran its deadline; answered as 503 with Retry-After. */
export class QueryTimeoutError extends Error {
  override readonly name = 'QueryTimeoutError';
  readonly code = 'QUERY_TIMEOUT';

  constructor() {
    super('The database did not answer in time');
  }
}
