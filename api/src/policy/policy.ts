import type { RawBuilder } from 'kysely';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import type { Scope } from '../db/roles.ts';
import type { TableName, Tables } from '../db/schema.ts';
import type { Erasure } from './erasure.ts';
import type { RowExpression } from './row-expression.ts';

/** Scopes that a policy can grant rights to; `system` is for our own code and never a caller's. */
export type PolicyScope = Exclude<Scope, 'system'>;
export const policyScopes = [
  'anon',
  'client',
  'professional',
  'operator',
  'self',
] as const satisfies readonly PolicyScope[];
export const everybody: readonly PolicyScope[] = policyScopes;

/** What a plan may grant. */
export type Entitlement =
  | 'profile'
  | 'booking'
  | 'articles'
  | 'statistics'
  | 'assistant'
  | 'advertising'
  | 'priority_support';

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
  /** Text compared by `fold`: without accents and case. */
  | 'folded'
  | 'binary'
  | 'bits';

export interface ColumnPolicy {
  readonly type: ColumnType;
  readonly read?: readonly PolicyScope[];
  /**
   * Allowed in `where`: for everybody who reads it, for these scopes, or for `filterFor`. Needs an index: on the owner and the column for own rows,
   * starting with the column for public lists; `in-order`: an index with the rows of each value in the table's default order.
   */
  readonly filter?: boolean | 'in-order' | readonly PolicyScope[];
  /** Filterable by these scopes without being readable, e.g. the folded search text. */
  readonly filterFor?: readonly PolicyScope[];
  /** Allowed in `sort`; a string names the column to sort by instead, which has the same value and is never null. */
  readonly sort?: boolean | string;
  readonly nullable?: boolean;
  readonly aggregate?: boolean;
  readonly create?: readonly PolicyScope[];
  /** Written on create by our command with the caller's rights; callers may not send it. */
  readonly byCommand?: true;
  readonly update?: readonly PolicyScope[];
  /** Long text: lists include it only if selected, single rows always. */
  readonly large?: true;
}

/** What a row shows although no column holds it: derived at the time of the call, from columns that its readers read. */
export interface ComputedColumn {
  readonly type: ColumnType;
  readonly read: readonly PolicyScope[];
  readonly as: (now: Date) => RawBuilder<unknown>;
}

/** Rights on one table. Nothing is granted by default. */
export interface Policy<T extends TableName = TableName> {
  readonly table: T;
  readonly ops: Partial<Record<Operation, Partial<Record<PolicyScope, RowExpression>>>>;
  readonly cols: Readonly<Record<string, ColumnPolicy>>;
  readonly computed?: Readonly<Record<string, ComputedColumn>>;
  /** Roles that can own rows and may use the scope `self`; all by default. */
  readonly selfFor?: readonly Role[];
  /** Entitlement that the owner's plan needs for what `ops` grants to rows that are `inPlan`. */
  readonly entitlement?: Entitlement;
  /** Entitlement that a professional's plan needs for reading rows by a call; the export of one's data has them all the same. */
  readonly readEntitlement?: Entitlement;
  /** Set on create to the caller, whatever they sent, in scopes that own their rows. */
  readonly forced?: Readonly<Record<string, '$user'>>;
  /** What happens to its rows when an account is deleted. */
  readonly erasure: Erasure;
  /** The default order. */
  readonly order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** Rows per page, and rows scanned by an aggregate; by default those of the criteria language. */
  readonly limits?: { readonly rows?: number; readonly aggregated?: number };
}

export type ColumnName<T extends TableName> = keyof Tables[T] & string;

/** A policy must name every column of its table, so that new columns cannot be forgotten. */
export function definePolicy<T extends TableName>(
  policy: Policy<T> & {
    readonly cols: Readonly<Record<ColumnName<T>, ColumnPolicy>>;
    readonly erasure: Erasure<ColumnName<T>>;
  },
): Policy<T> {
  return policy;
}
