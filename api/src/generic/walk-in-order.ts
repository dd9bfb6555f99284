import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/run-as.ts';

/**
 * From so many matches on, walking the order's index meets a page of 20 of them sooner than reading them all: one walks past
 * 20 × rows ÷ matches, the other reads all matches, at five times the cost for each since it works out distances. They are even where
 * matches² is 4 times the rows.
 */
const common = (table: string) =>
  sql`(select ceil(sqrt(4 * greatest(reltuples, 100)))::bigint from pg_class where oid = ${table}::regclass)`;

/**
 * PostgreSQL takes every circle for one that a thousandth of the rows is in, and would sort the half of them that are within 500 km. So the
 * matches (`table where …`) are counted up to a bound, one after the other as the index gives them, and `work` runs on the order's index where
 * there are many.
 */
export async function walkInOrder<T>(
  tx: Tx,
  { table, matching }: { table: string; matching: RawBuilder<unknown> },
  work: () => Promise<T>,
): Promise<T> {
  await choose(tx, { enable_bitmapscan: 'off' });
  const { rows } = await sql<{ isCommon: boolean }>`
    select count(*) >= ${common(table)} as is_common from (select 1 from ${matching} limit ${common(table)}) as counted`.execute(
    tx,
  );
  if (rows[0]?.isCommon === true) await choose(tx, { enable_seqscan: 'off', enable_sort: 'off' });
  else await choose(tx, { enable_bitmapscan: 'on' });
  const result = await work();
  await choose(tx, { enable_bitmapscan: 'on', enable_seqscan: 'on', enable_sort: 'on' });
  return result;
}

/** For the rest of the transaction; a rollback resets it. */
async function choose(tx: Tx, settings: Readonly<Record<string, 'on' | 'off'>>): Promise<void> {
  const set = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(set)}`.execute(tx);
}
