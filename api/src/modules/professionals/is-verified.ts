import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';

/** Whether this professional's right to practise is checked and has not lapsed: the rows of `verified` (policy.ts), by one's own code. */
export async function isVerified(tx: Tx, professionalId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as verified from professionals where id = ${professionalId} and verified_at is not null
      and (verified_until is null or verified_until >= (now() at time zone 'UTC')::date)`.execute(tx);
  return rows.length > 0;
}
