import type { TableName } from '../db/schema.ts';
import type { Erasure } from './erasure.ts';
import type { ColumnName, Policy } from './policy.ts';

/** A table for the system only, without rights for callers. */
export const systemOnly = <T extends TableName>(table: T, erasure: Erasure<ColumnName<T>>): Policy<T> => ({
  table,
  ops: {},
  cols: {},
  erasure,
  order: [],
});
