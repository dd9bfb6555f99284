import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { lockStart } from './advisory-locks.ts';
import type { StartLock } from './advisory-locks.ts';
import type { Tx } from './run-as.ts';
import type { Tables } from './schema.ts';

/**
 * Far below PostgreSQL's deadlock_timeout (1 s), so that schema changes give way to the requests that read the tables.
 */
const LOCK_TIMEOUT = '250ms';
const ATTEMPTS = 200;
const LOCK_NOT_AVAILABLE = '55P03';
/** Hides a lock timeout when Kysely's Migrator queries again after its `create table` failed. */
const IN_FAILED_TRANSACTION = '25P02';

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === LOCK_NOT_AVAILABLE || error.code === IN_FAILED_TRANSACTION);

/**
 * Changes tables beside processes that serve requests, one changing process at a time (`lock`). When a table lock is not granted in time,
 * the whole transaction is rolled back, so that requests that hold or await the lock go on, and tried again.
 */
export async function withLockRetry<T>(
  owner: Kysely<Tables>,
  lock: StartLock,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await owner.transaction().execute(async (tx) => {
        await lockStart(tx, lock);
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
        return change(tx);
      });
    } catch (error) {
      if (!isLockTimeout(error) || attempt === ATTEMPTS) throw error;
      await sleep(50 + Math.random() * 200);
    }
  }
}
