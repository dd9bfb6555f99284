import type { TableName } from '../db/schema.ts';
import type { Policy } from './policy.ts';

/** A table that no caller ever touches: only our own code, as `system`. */
export const systemOnly = <T extends TableName>(table: T): Policy<T> => ({ table, ops: {}, cols: {}, order: [] });
