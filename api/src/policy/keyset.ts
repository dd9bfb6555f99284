import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

export interface SortKey {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** Nullable columns: nulls come first in ascending order, last in descending order. */
  readonly nullable: boolean;
  /** Never null in the rows that are listed. */
  readonly isSet: boolean;
}

/** Rows after the one with these sort values. */
export function afterKey(keys: readonly SortKey[], values: readonly (string | null)[]): RawBuilder<boolean> {
  const [first] = keys;
  if (first && keys.every((key, index) => key.direction === first.direction && nothingBeyond(key, values[index]))) {
    // A row comparison is a single index range, however deep the page.
    const sign = first.direction === 'asc' ? sql`>` : sql`<`;
    return sql<boolean>`(${sql.join(keys.map((key) => sql.ref(key.column)))}) ${sign} (${sql.join(values)})`;
  }
  const branches = keys.map((key, index) => {
    const same = keys.slice(0, index).map((earlier, at) => equal(earlier, values[at] ?? null));
    return sql<boolean>`(${sql.join([...same, beyond(key, values[index] ?? null)], sql` and `)})`;
  });
  return sql<boolean>`(${first ? bound(first, values[0] ?? null) : sql<boolean>`true`} and (${sql.join(branches, sql` or `)}))`;
}

/** No null can follow this value, so a comparison misses no row. */
const nothingBeyond = ({ isSet, direction }: SortKey, value: string | null | undefined): boolean =>
  isSet || (direction === 'asc' && value !== null);

/** The index start. In descending order smaller values and nulls follow, which is not a single range. */
function bound({ column, direction, isSet }: SortKey, value: string | null): RawBuilder<boolean> {
  const ref = sql.ref(column);
  if (value === null) return direction === 'desc' ? sql<boolean>`${ref} is null` : sql<boolean>`true`;
  if (direction === 'asc') return sql<boolean>`${ref} >= ${value}`;
  return isSet ? sql<boolean>`${ref} <= ${value}` : sql<boolean>`true`;
}

function equal(key: SortKey, value: string | null): RawBuilder<boolean> {
  return value === null
    ? sql<boolean>`${sql.ref(key.column)} is null`
    : sql<boolean>`${sql.ref(key.column)} = ${value}`;
}

function beyond({ column, direction, isSet }: SortKey, value: string | null): RawBuilder<boolean> {
  const ref = sql.ref(column);
  if (value === null) return direction === 'asc' ? sql<boolean>`${ref} is not null` : sql<boolean>`false`;
  if (direction === 'asc') return sql<boolean>`${ref} > ${value}`;
  return isSet ? sql<boolean>`${ref} < ${value}` : sql<boolean>`(${ref} < ${value} or ${ref} is null)`;
}

/** The matching ORDER BY: ascending and descending are exact reverses, so that one index serves both. */
export function orderBy(keys: readonly SortKey[]): RawBuilder<unknown> {
  return sql.join(
    keys.map(({ column, direction, nullable }) => {
      const missing = !nullable ? sql`` : direction === 'asc' ? sql` nulls first` : sql` nulls last`;
      return sql`${sql.ref(column)} ${direction === 'asc' ? sql`asc` : sql`desc`}${missing}`;
    }),
  );
}
