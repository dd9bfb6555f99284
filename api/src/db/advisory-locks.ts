import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tx } from './run-as.ts';
import type { Tables } from './schema.ts';
import { ahead, prepared } from './frequent-statements.ts';

/**
 * Every advisory lock of the API. A transaction takes them in this order, and several of one kind sorted by their key, so that no two
 * transactions wait for each other. `idempotency` is only tried, never waited for.
 */
type LockKind =
  // Accounts are deleted one at a time, as data shared by two parties is deleted with the second of them.
  | 'deletion'
  | 'account'
  | 'idempotency'
  | 'slug'
  // Quotas of one account are counted under its own lock.
  | 'messages'
  | 'conversations'
  | 'reports'
  // First contacts of one professional.
  | 'contacts'
  | 'comments'
  | 'articles'
  | 'questions'
  | 'consultations'
  | 'uploads'
  | 'requests'
  // Slot holds of one address.
  | 'holds'
  // Changes to a professional's diary: without it concurrent bookings deadlock on the exclusion constraint (121 of 1,000).
  | 'diary'
  | 'audit'
  | 'events';

export type LockKey = `${LockKind}:${string}`;

/** Waits for the locks, in the order given, and keeps them to the end of the transaction. */
export async function lock(tx: Tx, ...keys: LockKey[]): Promise<void> {
  await ahead(
    sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as wanted (key)`,
  ).execute(tx);
}

/** The same in shared mode. */
export async function lockShared(tx: Tx, key: LockKey): Promise<void> {
  await ahead(sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`).execute(tx);
}

/** Whether the lock was free; it is then kept to the end of the transaction. */
export async function tryLock(tx: Tx, key: LockKey): Promise<boolean> {
  const { rows } = await prepared(
    sql<{
      taken: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as taken`,
  ).execute(tx);
  return rows[0]?.taken === true;
}

/** Locks taken at startup, never by requests: arbitrary numbers. */
const startLocks = { migrations: 7_204_113, security: 7_204_114, jobs: 7_204_116 } as const;
export type StartLock = keyof typeof startLocks;

export async function lockStart(tx: Tx, name: StartLock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${startLocks[name]})`.execute(tx);
}

/** Runs `work` while no other starting process does; across transactions, so `owner` has to be one connection. */
export async function withStartLock<T>(owner: Kysely<Tables>, name: StartLock, work: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_lock(${startLocks[name]})`.execute(owner);
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${startLocks[name]})`.execute(owner);
  }
}
