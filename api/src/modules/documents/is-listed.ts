import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';

/** Whether the professional's right to practise is verified and has not lapsed. */
export async function isListed(tx: Tx, professionalId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as listed from professionals where id = ${professionalId} and is_listed(verified_at, verified_until)`.execute(
    tx,
  );
  return rows.length > 0;
}
