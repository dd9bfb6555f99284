import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { lockStart } from './advisory-locks.ts';
import type { StartLock } from './advisory-locks.ts';
import type { Tx } from './run-as.ts';
import type { Tables } from './schema.ts';

/** Far below PostgreSQL's deadlock_timeout (1 s): whoever changes tables gives way, and not the request that reads them. */
const LOCK_TIMEOUT = '250ms';
const TRIES = 200;

const gaveWay = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';

/**
 * Changes tables beside processes that serve requests, one changing process at a time (`lock`). A lock that does not
 * come at once is given up with the whole transaction, so that the requests that hold and await it go on, and everything is tried again.
 */
export async function patiently<T>(owner: Kysely<Tables>, lock: StartLock, change: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await owner.transaction().execute(async (tx) => {
        await lockStart(tx, lock);
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
        return change(tx);
      });
    } catch (error) {
      if (!gaveWay(error) || tries === TRIES) throw error;
      await sleep(50 + Math.random() * 200);
    }
  }
}
