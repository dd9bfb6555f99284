import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { escapePointer } from '../http/escape-pointer.ts';
import { Problem } from '../http/problem.ts';
import type { Policy } from '../policy/policy.ts';
import type { Row } from './table-module.ts';

/** Separates `expected` (columns as the caller read them) from the columns to change. @throws Problem 422. */
export function splitExpected(body: unknown): { change: unknown; expected?: Row } {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'expected')) return { change: body };
  const { expected, ...change } = body as Row;
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected))
    throw new Problem(422, 'VALIDATION_FAILED', { errors: [{ pointer: '/expected', code: 'INVALID' }] });
  return { change, expected: expected as Row };
}

/**
 * @throws Problem 409 CHANGED_MEANWHILE with the columns that differ in `details.current`; 422 for one that the caller may
 * not read.
 */
export function requireExpected(row: Row, expected: Row): void {
  const unknown = Object.keys(expected).filter((column) => !Object.hasOwn(row, column));
  if (unknown.length > 0)
    throw new Problem(422, 'VALIDATION_FAILED', {
      errors: unknown.map((column) => ({ pointer: `/expected/${escapePointer(column)}`, code: 'COLUMN_UNKNOWN' })),
    });
  const changed = Object.keys(expected).filter((column) => !isDeepStrictEqual(asSent(row[column]), expected[column]));
  if (changed.length > 0)
    throw new Problem(409, 'CHANGED_MEANWHILE', {
      details: { current: Object.fromEntries(changed.map((column) => [column, row[column]])) },
    });
}

/** A value as JSON has it. The order of members says nothing. */
const asSent = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** True while the columns of `expected` are as they are in `row`: what a concurrent update may have changed since it was read. */
export function stillExpected({ cols }: Policy, row: Row, expected: Row): RawBuilder<boolean> {
  const stored = Object.keys(expected).filter((column) => cols[column]);
  const conditions = stored.map((column) => {
    const value = row[column];
    if (cols[column]?.type === 'json' && value !== null)
      return sql`${sql.ref(column)} = ${JSON.stringify(value)}::jsonb`;
    // Instants are read to the millisecond.
    const kept =
      cols[column]?.type === 'instant' ? sql`date_trunc('milliseconds', ${sql.ref(column)})` : sql.ref(column);
    return sql`${kept} is not distinct from ${value}`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
