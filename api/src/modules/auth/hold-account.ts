import { sql } from 'kysely';
import { lock, lockShared } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';

/**
 * Whoever writes in the name of an account takes this before any other lock, beside others who do, and whoever deletes it takes it `alone`:
 * what is written is there to be deleted, or is refused. No lock of the row: foreign keys that point at it would take part, also those of
 * what others write, who hold the diary that a deletion waits for. `tx` runs as `system`. @throws Problem 401, as for a session that has ended
 */
export async function holdAccount(
  tx: Tx,
  userId: string,
  how: 'beside others' | 'alone' = 'beside others',
): Promise<void> {
  const take = how === 'alone' ? lock : lockShared;
  await take(tx, `account:${userId}`);
  const { rows } = await sql`/* prepared */ select id from users where id = ${userId} and deleted_at is null`.execute(
    tx,
  );
  if (rows.length === 0) throw new Problem(401, 'UNAUTHENTICATED');
}
