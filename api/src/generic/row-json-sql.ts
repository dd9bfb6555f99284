import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Policy } from '../policy/policy.ts';
import { cachedSql } from './cached-sql.ts';

/** The columns of a row as JSON text: instants in UTC with milliseconds, as Date serialises them. */
export function rowJsonSql(policy: Policy, columns: readonly string[]): RawBuilder<unknown> {
  return cachedSql(`${policy.table}: ${columns.join(' ')}`, () => {
    const members = [...new Set(columns)].map((name) => sql`${valueSql(policy, name)} as ${sql.raw(`"${name}"`)}`);
    return sql`(select row_to_json(shown)::text from (select ${sql.join(members)}) as shown)`;
  });
}

function valueSql(policy: Policy, name: string): RawBuilder<unknown> {
  const ref = sql.ref(name);
  return policy.cols[name]?.type === 'instant'
    ? sql`to_char(${ref} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : ref;
}
