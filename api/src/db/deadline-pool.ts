import pg from 'pg';
import { QueryTimeoutError } from './query-timeout-error.ts';

type Connected = Parameters<pg.Pool['connect']>[0];

/** What pg-pool says when `connectionTimeoutMillis` is over, for want of a free session or of a server that answers: text alone, no code. */
const timedOut = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/u;
const inOurWords = (error: Error): Error =>
  timedOut.test(error.message) ? new QueryTimeoutError({ cause: error }) : error;

/** A pool in which waiting for a connection has a deadline like a query's, and fails like one. */
export class DeadlinePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (callback === undefined)
      return super.connect().catch((error: Error) => {
        throw inOurWords(error);
      });
    // The way of `pool.query`.
    super.connect((error, client, release) => callback(error && inOurWords(error), client, release));
  }
}
