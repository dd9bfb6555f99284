import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { Problem } from '../../http/problem.ts';

/** Whether the professional's right to practise is verified and has not lapsed. */
export async function isListed(tx: Tx, professionalId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 as listed from professionals where id = ${professionalId} and is_listed(verified_at, verified_until)`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Who is not verified publishes nothing. @throws Problem 409 NOT_VERIFIED. */
export async function requireListed(tx: Tx, professionalId: string): Promise<void> {
  if (!(await isListed(tx, professionalId))) throw new Problem(409, 'NOT_VERIFIED');
}
