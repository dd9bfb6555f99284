import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Policy } from '../policy/policy.ts';
import { cachedSql } from './cached-sql.ts';

/** What a row shows as JSON text: instants in UTC with milliseconds, as Date serialises them. */
export function rowJsonSql(policy: Policy, names: readonly string[], now: Date): RawBuilder<unknown> {
  const stored = [...new Set(names)].filter((name) => !policy.computed?.[name]);
  const computed = Object.entries(policy.computed ?? {}).filter(([name]) => names.includes(name));
  const members = [
    ...(stored.length > 0 ? [storedMembers(policy, stored)] : []),
    ...computed.map(([name, { type, as }]) => member(name, type, as(now))),
  ];
  return sql`(select row_to_json(shown)::text from (select ${sql.join(members)}) as shown)`;
}

const storedMembers = (policy: Policy, names: readonly string[]) =>
  cachedSql(`${policy.table}: ${names.join(' ')}`, () =>
    sql.join(names.map((name) => member(name, policy.cols[name]?.type, sql.ref(name)))),
  );

function member(name: string, type: string | undefined, value: RawBuilder<unknown>): RawBuilder<unknown> {
  const shown = type === 'instant' ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : value;
  return sql`${shown} as ${sql.raw(`"${name}"`)}`;
}
