import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Policy } from '../policy/policy.ts';
import { cachedSql } from './cached-sql.ts';

/** A list of columns. */
export const columnsSql = (columns: readonly string[]): RawBuilder<unknown> =>
  cachedSql(columns.join(' '), () => sql.join(columns.map((column) => sql.ref(column))));

/** What a row shows: columns of the table, and what is computed from them at `now`. */
export function shownSql(policy: Policy, names: readonly string[], now: Date): RawBuilder<unknown> {
  const stored = names.filter((name) => !policy.computed?.[name]);
  const computed = Object.entries(policy.computed ?? {}).filter(([name]) => names.includes(name));
  return sql.join([
    ...(stored.length > 0 ? [columnsSql(stored)] : []),
    ...computed.map(([name, { as }]) => sql`${as(now)} as ${sql.ref(name)}`),
  ]);
}
