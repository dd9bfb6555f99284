import type { ColumnPolicy, Operation, Policy, PolicyScope } from './policy.ts';
import type { RowExpression } from './row-expression.ts';

/** Undefined for unknown columns and for those the scope may not read: callers cannot tell them apart. */
export function readableColumn(policy: Policy, scope: PolicyScope, name: string): ColumnPolicy | undefined {
  const column = Object.hasOwn(policy.cols, name) ? policy.cols[name] : undefined;
  return column?.read?.includes(scope) ? column : undefined;
}

/** Whether rows show it to the scope: a column, or what is computed. */
export function isReadable(policy: Policy, scope: PolicyScope, name: string): boolean {
  const computed = Object.hasOwn(policy.computed ?? {}, name) ? policy.computed?.[name] : undefined;
  return (computed ?? readableColumn(policy, scope, name))?.read?.includes(scope) === true;
}

/** A column in criteria: `undefined` if hidden or unknown, `'fixed'` if readable but not filterable. */
export function filterColumn(policy: Policy, scope: PolicyScope, name: string): ColumnPolicy | 'fixed' | undefined {
  const column = Object.hasOwn(policy.cols, name) ? policy.cols[name] : undefined;
  if (column?.filterFor?.includes(scope)) return column;
  if (!column?.read?.includes(scope)) return undefined;
  const { filter = false } = column;
  return (Array.isArray(filter) ? filter.includes(scope) : filter) ? column : 'fixed';
}

export function readableColumns(policy: Policy, scope: PolicyScope): string[] {
  return Object.keys({ ...policy.cols, ...policy.computed }).filter((name) => isReadable(policy, scope, name));
}

/** Columns allowed in a body. */
export function writableColumns(policy: Policy, scope: PolicyScope, op: 'create' | 'update'): string[] {
  return Object.keys(policy.cols).filter((name) => {
    const column = policy.cols[name];
    return column?.[op]?.includes(scope) && !(op === 'create' && column.byCommand);
  });
}

export function rowsFor(policy: Policy, op: Operation, scope: PolicyScope): RowExpression | undefined {
  return policy.ops[op]?.[scope];
}
