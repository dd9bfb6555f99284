import type { Entitlement } from '../modules/plans/plans-at.ts';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import type { Scope } from '../db/roles.ts';
import type { TableName, Tables } from '../db/schema.ts';
import type { Erasure } from './erasure.ts';
import type { RowExpression } from './row-expression.ts';

/** Scopes that a policy can grant something to; `system` has what our own code needs and is never a caller's. */
export type PolicyScope = Exclude<Scope, 'system'>;
export const policyScopes = [
  'anon',
  'client',
  'professional',
  'operator',
  'self',
] as const satisfies readonly PolicyScope[];
export const everybody: readonly PolicyScope[] = policyScopes;

export type Operation = 'list' | 'get' | 'create' | 'update' | 'delete' | 'aggregate';

export type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'instant'
  | 'date'
  | 'json'
  | 'text[]'
  | 'range'
  | 'search'
  /** Text that is compared as `fold` makes it: without accents and case. */
  | 'folded'
  /** A point (longitude, latitude). */
  | 'position'
  | 'binary'
  | 'bits';

export interface ColumnPolicy {
  readonly type: ColumnType;
  readonly read?: readonly PolicyScope[];
  /**
   * May stand in `where`, for whoever reads it, for some of them, or for `filterFor`. An index serves it: that of the caller's own rows,
   * or one that begins with the column where everybody's are listed; `in-order`, one that has the rows of each value in the table's own order.
   */
  readonly filter?: boolean | 'in-order' | readonly PolicyScope[];
  /** Filterable by these scopes without being readable, e.g. the folded search text. */
  readonly filterFor?: readonly PolicyScope[];
  /** May stand in `sort`; a string names the column that is sorted by instead, which has the same value and is never null. */
  readonly sort?: boolean | string;
  readonly nullable?: boolean;
  readonly aggregate?: boolean;
  readonly create?: readonly PolicyScope[];
  /** What is written on create comes from our command, with the caller's rights: nobody may send it. */
  readonly byCommand?: true;
  readonly update?: readonly PolicyScope[];
  /** A text of pages: a list has it where the caller names it, one row always. */
  readonly large?: true;
}

/** Who may do what with one table. Nothing is granted by default. */
export interface Policy<T extends TableName = TableName> {
  readonly table: T;
  readonly ops: Partial<Record<Operation, Partial<Record<PolicyScope, RowExpression>>>>;
  readonly cols: Readonly<Record<string, ColumnPolicy>>;
  /** Roles that can own rows here, and so may use what is granted to `self`; all unless set. */
  readonly selfFor?: readonly Role[];
  /** What the plan of its owner has to grant before they create or change a row: one of `plans.entitlements`. */
  readonly entitlement?: Entitlement;
  /** Written by us on create, whatever the caller sent, where the row becomes their own. */
  readonly forced?: Readonly<Record<string, '$user'>>;
  /** What becomes of it when an account is deleted. */
  readonly erasure: Erasure;
  /** The order when the caller names none. */
  readonly order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** Rows per answer, and rows that an aggregate looks at; those of the criteria language unless set. */
  readonly limits?: { readonly rows?: number; readonly aggregated?: number };
}

export type ColumnName<T extends TableName> = keyof Tables[T] & string;

/** A policy names every column of its table, so that a new column cannot slip by unread. */
export function definePolicy<T extends TableName>(
  policy: Policy<T> & {
    readonly cols: Readonly<Record<ColumnName<T>, ColumnPolicy>>;
    readonly erasure: Erasure<ColumnName<T>>;
  },
): Policy<T> {
  return policy;
}
