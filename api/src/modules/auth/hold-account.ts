import { sql } from 'kysely';
import { lock, lockShared } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';
import { prepared } from '../../db/frequent-statements.ts';

/**
 * Locks an account before any other lock: shared by those who write for it, exclusive for its deletion, so that what is written is either
 * deleted or refused. Not the row's lock: foreign keys take that too, for writers who hold the diary that a deletion waits for. `tx` runs
 * as `system`. @throws Problem 401 for a deleted account
 */
export async function holdAccount(tx: Tx, userId: string, mode: 'shared' | 'exclusive' = 'shared'): Promise<void> {
  const take = mode === 'exclusive' ? lock : lockShared;
  await take(tx, `account:${userId}`);
  const { rows } = await prepared(sql`select id from users where id = ${userId} and deleted_at is null`).execute(tx);
  if (rows.length === 0) throw new Problem(401, 'UNAUTHENTICATED');
}
