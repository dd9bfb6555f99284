import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Which rows, as data: compiled both to the query builder's predicate and to row-level security.
 * Columns are camelCase.
 */
export type RowExpression =
  | 'every-row'
  | { readonly mine: string }
  | { readonly column: string; readonly equals: string | boolean }
  | { readonly isSet: string }
  | { readonly isMissing: string }
  /** A database function (migrations 003 and 007) that is true from `since` on until `until`; PostgreSQL inlines it. */
  | { readonly check: 'is_listed' | 'is_published'; readonly since: string; readonly until: string }
  /** A calendar date that is null or not before today (UTC). */
  | { readonly notPast: string }
  /** A calendar date not after today (UTC). */
  | { readonly notFuture: string }
  | { readonly and: readonly RowExpression[] }
  | { readonly or: readonly RowExpression[] };

/** The caller, for policies. The sub-select makes PostgreSQL evaluate it once per query, which halves its cost. */
export const settingsUser = sql<string | null>`(select nullif(current_setting('app.user_id', true), '')::uuid)`;

const nobody = sql<null>`null::uuid`;

/** `user` is a bound parameter in queries and {@link settingsUser} in policies; null for public rows. */
export function compileRows(expression: RowExpression, user: RawBuilder<string | null> = nobody): RawBuilder<boolean> {
  if (expression === 'every-row') return sql<boolean>`true`;
  if ('mine' in expression) return sql<boolean>`${sql.ref(expression.mine)} = ${user}`;
  if ('column' in expression) return sql<boolean>`${sql.ref(expression.column)} = ${sql.lit(expression.equals)}`;
  if ('isSet' in expression) return sql<boolean>`${sql.ref(expression.isSet)} is not null`;
  if ('isMissing' in expression) return sql<boolean>`${sql.ref(expression.isMissing)} is null`;
  if ('check' in expression)
    return sql<boolean>`${sql.ref(expression.check)}(${sql.ref(expression.since)}, ${sql.ref(expression.until)})`;
  if ('notPast' in expression) {
    return sql<boolean>`(${sql.ref(expression.notPast)} is null or ${sql.ref(expression.notPast)} >= (now() at time zone 'UTC')::date)`;
  }
  if ('notFuture' in expression)
    return sql<boolean>`${sql.ref(expression.notFuture)} <= (now() at time zone 'UTC')::date`;
  const [parts, word] = 'and' in expression ? [expression.and, sql` and `] : [expression.or, sql` or `];
  return sql<boolean>`(${sql.join(
    parts.map((part) => compileRows(part, user)),
    word,
  )})`;
}

/** Owner columns; with several, any may match. Empty if the rows are the same for every caller. */
export function ownersOf(expression: RowExpression): readonly string[] {
  if (expression === 'every-row') return [];
  if ('mine' in expression) return [expression.mine];
  // In a conjunction one part suffices, in a disjunction every part is needed.
  if ('and' in expression) return expression.and.map(ownersOf).find((owners) => owners.length > 0) ?? [];
  if (!('or' in expression)) return [];
  const owners = expression.or.map(ownersOf);
  return owners.every((some) => some.length > 0) ? owners.flat() : [];
}

/** Whether the rows depend on the caller. */
export function isPersonal(expression: RowExpression): boolean {
  if (expression === 'every-row') return false;
  if ('mine' in expression) return true;
  const parts = 'and' in expression ? expression.and : 'or' in expression ? expression.or : [];
  return parts.some(isPersonal);
}

/** Whether `column` is set in every row. */
export function impliesSet(expression: RowExpression, column: string): boolean {
  if (expression === 'every-row') return false;
  if ('isSet' in expression) return expression.isSet === column;
  if ('notFuture' in expression) return expression.notFuture === column;
  if ('check' in expression) return expression.since === column;
  if ('and' in expression) return expression.and.some((part) => impliesSet(part, column));
  if ('or' in expression) return expression.or.every((part) => impliesSet(part, column));
  return false;
}

/** Whether all rows are the caller's own. */
export const isOwn = (expression: RowExpression): boolean => ownersOf(expression).length > 0;

/** Columns that an expression reads. */
export function columnsOf(expression: RowExpression): string[] {
  if (expression === 'every-row') return [];
  if ('mine' in expression) return [expression.mine];
  if ('column' in expression) return [expression.column];
  if ('isSet' in expression) return [expression.isSet];
  if ('isMissing' in expression) return [expression.isMissing];
  if ('notPast' in expression) return [expression.notPast];
  if ('check' in expression) return [expression.since, expression.until];
  if ('notFuture' in expression) return [expression.notFuture];
  return ('and' in expression ? expression.and : expression.or).flatMap(columnsOf);
}
