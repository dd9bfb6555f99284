import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/run-as.ts';

/** From so many matches on, walking the order's index meets a page of them sooner than the text index collects them all. */
const COMMON = 2000;

/**
 * PostgreSQL cannot tell a common word from a rare one inside LIKE: it takes every word for rare and sorts all matches (190 ms for a word
 * that half of 100,000 profiles have). So the matches (`table where …`) are counted up to a bound, and `work` runs on the order's index when
 * there are many.
 */
export async function walkInOrder<T>(tx: Tx, matching: RawBuilder<unknown>, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ matches: number }>`
    select count(*)::int as matches from (select 1 from ${matching} limit ${COMMON}) as counted`.execute(tx);
  if ((rows[0]?.matches ?? 0) < COMMON) return work();
  await allowOtherPlans(tx, 'off');
  const result = await work();
  await allowOtherPlans(tx, 'on');
  return result;
}

/** For the rest of the transaction; a failed one is rolled back and forgets it by itself. */
async function allowOtherPlans(tx: Tx, value: 'on' | 'off'): Promise<void> {
  await sql`select set_config('enable_bitmapscan', ${value}, true), set_config('enable_seqscan', ${value}, true), set_config('enable_sort', ${value}, true)`.execute(
    tx,
  );
}
