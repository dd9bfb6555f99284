import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

export interface SortKey {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly nullable: boolean;
}

/** Rows after the one whose sort values are `values`. Missing values come last in either direction. */
export function afterKey(keys: readonly SortKey[], values: readonly (string | null)[]): RawBuilder<boolean> {
  const [first] = keys;
  if (first && keys.every((key) => key.direction === first.direction && !key.nullable)) {
    // One row comparison is one index range, however deep the page.
    const sign = first.direction === 'asc' ? sql`>` : sql`<`;
    return sql<boolean>`(${sql.join(keys.map((key) => sql.ref(key.column)))}) ${sign} (${sql.join(values)})`;
  }
  const branches = keys.map((key, index) => {
    const same = keys.slice(0, index).map((earlier, at) => equal(earlier, values[at] ?? null));
    return sql<boolean>`(${sql.join([...same, beyond(key, values[index] ?? null)], sql` and `)})`;
  });
  const bound =
    first && !first.nullable
      ? sql<boolean>`${sql.ref(first.column)} ${first.direction === 'asc' ? sql`>=` : sql`<=`} ${values[0]}`
      : sql<boolean>`true`;
  return sql<boolean>`(${bound} and (${sql.join(branches, sql` or `)}))`;
}

function equal(key: SortKey, value: string | null): RawBuilder<boolean> {
  return value === null
    ? sql<boolean>`${sql.ref(key.column)} is null`
    : sql<boolean>`${sql.ref(key.column)} = ${value}`;
}

function beyond(key: SortKey, value: string | null): RawBuilder<boolean> {
  if (value === null) return sql<boolean>`false`;
  const further = sql<boolean>`${sql.ref(key.column)} ${key.direction === 'asc' ? sql`>` : sql`<`} ${value}`;
  return key.nullable ? sql<boolean>`(${further} or ${sql.ref(key.column)} is null)` : further;
}

/** The matching ORDER BY. */
export function orderBy(keys: readonly SortKey[]): RawBuilder<unknown> {
  return sql.join(
    keys.map((key) => {
      const direction = key.direction === 'asc' ? sql`asc` : key.nullable ? sql`desc nulls last` : sql`desc`;
      return sql`${sql.ref(key.column)} ${direction}`;
    }),
  );
}
