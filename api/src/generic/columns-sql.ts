import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { cachedSql } from './cached-sql.ts';

/** A list of columns. */
export const columnsSql = (columns: readonly string[]): RawBuilder<unknown> =>
  cachedSql(columns.join(' '), () => sql.join(columns.map((column) => sql.ref(column))));
