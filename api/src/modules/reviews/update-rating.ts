import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { compileRows } from '../../policy/row-expression.ts';
import { counted } from './policy.ts';
import { ahead } from '../../db/frequent-statements.ts';

/**
 * Recomputes the rating of a professional, in the transaction that changed a review. The lock is a statement of its own, so that the
 * next one sees what the previous holder committed. `tx` runs as `system`.
 */
export async function updateRating(tx: Tx, professionalId: string): Promise<void> {
  await ahead(sql`select id from professionals where id = ${professionalId} for no key update`).execute(tx);
  await ahead(sql`
    update professionals set (rating_average, rating_count) = (
      select round(avg(rating), 2), count(*) from reviews
      where professional_id = ${professionalId} and ${compileRows(counted)})
    where id = ${professionalId}`).execute(tx);
}
