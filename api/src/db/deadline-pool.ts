import pg from 'pg';
import { QueryTimeoutError } from './query-timeout-error.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * Messages of pg-pool after `connectionTimeoutMillis`, when no session is free or the server does not respond; they
 * have no code.
 */
const timedOut = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/u;
const asTimeoutError = (error: Error): Error =>
  timedOut.test(error.message) ? new QueryTimeoutError({ cause: error }) : error;

/** A pool in which waiting for a connection has the deadline of a query, and fails with the same error. */
export class DeadlinePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined)
      return super.connect().catch((error: Error) => {
        throw asTimeoutError(error);
      });
    // Used by `pool.query`.
    super.connect((error, client, release) => callback(error && asTimeoutError(error), client, release));
  }
}
