import { sql } from 'kysely';
import type { CallContext } from '../../generic/call-context.ts';

/** Those of the professionals who can be found and booked. */
export async function listedAmong(context: CallContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await context.asSystem((tx) =>
    tx
      .selectFrom('professionals')
      .innerJoin('users', 'users.id', 'professionals.id')
      .select('professionals.id')
      .where('professionals.id', 'in', [...ids])
      .where('users.deletedAt', 'is', null)
      .where(sql<boolean>`is_listed(verified_at, verified_until)`)
      .execute(),
  );
  return new Set(rows.map(({ id }) => id));
}
