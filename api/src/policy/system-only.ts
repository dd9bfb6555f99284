import type { TableName } from '../db/schema.ts';
import type { Erasure } from './erasure.ts';
import type { ColumnName, Policy } from './policy.ts';

/** A table that no caller ever touches: only our own code, as `system`. */
export const systemOnly = <T extends TableName>(table: T, erasure: Erasure<ColumnName<T>>): Policy<T> => ({
  table,
  ops: {},
  cols: {},
  erasure,
  order: [],
});
