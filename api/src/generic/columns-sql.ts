import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { keptSql } from './kept-sql.ts';

/** A list of columns. */
export const columnsSql = (columns: readonly string[]): RawBuilder<unknown> =>
  keptSql(columns.join(' '), () => sql.join(columns.map((column) => sql.ref(column))));
