import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Which rows, as data: compiled into the query builder's predicate and into the row-level security policy, from the same tree.
 * Columns are camelCase.
 */
export type RowExpression =
  | 'every-row'
  | { readonly mine: string }
  | { readonly column: string; readonly equals: string | boolean }
  | { readonly isSet: string }
  | { readonly isMissing: string }
  /** What a function of the database says, which PostgreSQL writes into the statement (migrations 003 and 007): `since` has come, `until` is not past. */
  | { readonly holds: 'is_listed' | 'is_published'; readonly since: string; readonly until: string }
  /** A calendar date that is missing or not before today (UTC). */
  | { readonly notPast: string }
  /** A calendar date that is not after today (UTC). */
  | { readonly notFuture: string }
  | { readonly and: readonly RowExpression[] }
  | { readonly or: readonly RowExpression[] };

/** The caller as policies read it. The sub-select makes PostgreSQL evaluate it once per query; the bare form costs twice. */
export const settingsUser = sql<string | null>`(select nullif(current_setting('app.user_id', true), '')::uuid)`;

const nobody = sql<null>`null::uuid`;

/** `user` is the bound id in a query and {@link settingsUser} in a policy; nobody's where our own code asks what everybody sees. */
export function compileRows(expression: RowExpression, user: RawBuilder<string | null> = nobody): RawBuilder<boolean> {
  if (expression === 'every-row') return sql<boolean>`true`;
  if ('mine' in expression) return sql<boolean>`${sql.ref(expression.mine)} = ${user}`;
  if ('column' in expression) return sql<boolean>`${sql.ref(expression.column)} = ${sql.lit(expression.equals)}`;
  if ('isSet' in expression) return sql<boolean>`${sql.ref(expression.isSet)} is not null`;
  if ('isMissing' in expression) return sql<boolean>`${sql.ref(expression.isMissing)} is null`;
  if ('holds' in expression)
    return sql<boolean>`${sql.ref(expression.holds)}(${sql.ref(expression.since)}, ${sql.ref(expression.until)})`;
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

/** Columns that name whose rows these are: of more than one, any may. None where the rows are the same for every caller. */
export function ownersOf(expression: RowExpression): readonly string[] {
  if (expression === 'every-row') return [];
  if ('mine' in expression) return [expression.mine];
  // One part bounds them all; of alternatives each has to.
  if ('and' in expression) return expression.and.map(ownersOf).find((owners) => owners.length > 0) ?? [];
  if (!('or' in expression)) return [];
  const owners = expression.or.map(ownersOf);
  return owners.every((some) => some.length > 0) ? owners.flat() : [];
}

/** Whether the rows are other ones for each caller. */
export function isPersonal(expression: RowExpression): boolean {
  if (expression === 'every-row') return false;
  if ('mine' in expression) return true;
  const parts = 'and' in expression ? expression.and : 'or' in expression ? expression.or : [];
  return parts.some(isPersonal);
}

/** Whether each of the rows has a value in `column`. */
export function impliesSet(expression: RowExpression, column: string): boolean {
  if (expression === 'every-row') return false;
  if ('isSet' in expression) return expression.isSet === column;
  if ('notFuture' in expression) return expression.notFuture === column;
  if ('holds' in expression) return expression.since === column;
  if ('and' in expression) return expression.and.some((part) => impliesSet(part, column));
  if ('or' in expression) return expression.or.every((part) => impliesSet(part, column));
  return false;
}

/** Whether it reaches nothing but what is the caller's own. */
export const isOwn = (expression: RowExpression): boolean => ownersOf(expression).length > 0;

/** Columns that an expression reads. */
export function columnsOf(expression: RowExpression): string[] {
  if (expression === 'every-row') return [];
  if ('mine' in expression) return [expression.mine];
  if ('column' in expression) return [expression.column];
  if ('isSet' in expression) return [expression.isSet];
  if ('isMissing' in expression) return [expression.isMissing];
  if ('notPast' in expression) return [expression.notPast];
  if ('holds' in expression) return [expression.since, expression.until];
  if ('notFuture' in expression) return [expression.notFuture];
  return ('and' in expression ? expression.and : expression.or).flatMap(columnsOf);
}
