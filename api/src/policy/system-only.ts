import type { TableName } from '../db/schema.ts';
import type { Policy } from './policy.ts';

/** A table for the system only, without rights for callers. */
export const systemOnly = <T extends TableName>(table: T): Policy<T> => ({ table, ops: {}, cols: {}, order: [] });
