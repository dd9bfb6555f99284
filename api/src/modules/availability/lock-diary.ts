import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';

/**
 * Whoever changes what a professional offers or holds takes this lock first and keeps it to the end of the transaction. Without it, racing
 * bookings deadlock on the exclusion constraint (121 times in 1,000, measured), and two of them could write each other's mask away.
 */
export async function lockDiary(tx: Tx, professionalId: string): Promise<void> {
  await sql`/* ahead */ select pg_advisory_xact_lock(hashtextextended(${`diary:${professionalId}`}, 0))`.execute(tx);
}
