import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { databaseRole } from './roles.ts';
import type { Caller, Scope } from './roles.ts';
import type { Tables } from './schema.ts';

export type Tx = Transaction<Tables>;

/** From here to the end of the transaction, statements run with the rights of `scope` in the name of the caller. */
export async function become(tx: Tx, scope: Scope, userId: string | null): Promise<void> {
  await sql`/* ahead */ select set_config('role', ${databaseRole(scope)}, true), set_config('app.user_id', ${userId ?? ''}, true)`.execute(
    tx,
  );
}

/** Runs `work` in a transaction with the caller's rights. Commits when it resolves, rolls back when it throws. */
export function runAs<T>(
  db: Kysely<Tables>,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
  scope: Scope = caller.role,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await become(tx, scope, caller.userId);
    return work(tx);
  });
}

/** Runs `work` as our own code: for rows that no caller may write. Never pass a caller's criteria into it. */
export function runAsSystem<T>(db: Kysely<Tables>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return runAs(db, { role: 'anon', userId: null }, work, 'system');
}

/** A step of a caller's transaction that needs the system's rights; the caller's come back afterwards. */
export async function asSystem<T>(tx: Tx, caller: Caller, back: Scope, work: () => Promise<T>): Promise<T> {
  await become(tx, 'system', caller.userId);
  const result = await work();
  await become(tx, back, caller.userId);
  return result;
}
