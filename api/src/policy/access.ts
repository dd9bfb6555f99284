import type { ColumnPolicy, Operation, Policy, PolicyScope } from './policy.ts';
import type { RowExpression } from './row-expression.ts';

/** Undefined for a column that does not exist and for one that the scope may not see: nobody can tell them apart. */
export function readableColumn(policy: Policy, scope: PolicyScope, name: string): ColumnPolicy | undefined {
  const column = Object.hasOwn(policy.cols, name) ? policy.cols[name] : undefined;
  return column?.read?.includes(scope) ? column : undefined;
}

/** A column that may stand in criteria: `undefined` hidden or missing, `'fixed'` visible but not to be filtered by. */
export function filterColumn(policy: Policy, scope: PolicyScope, name: string): ColumnPolicy | 'fixed' | undefined {
  const column = Object.hasOwn(policy.cols, name) ? policy.cols[name] : undefined;
  if (column?.filterFor?.includes(scope)) return column;
  if (!column?.read?.includes(scope)) return undefined;
  const { filter = false } = column;
  return (Array.isArray(filter) ? filter.includes(scope) : filter) ? column : 'fixed';
}

export function readableColumns(policy: Policy, scope: PolicyScope): string[] {
  return Object.keys(policy.cols).filter((name) => policy.cols[name]?.read?.includes(scope));
}

/** Columns that may stand in a body. */
export function writableColumns(policy: Policy, scope: PolicyScope, op: 'create' | 'update'): string[] {
  return Object.keys(policy.cols).filter((name) => {
    const column = policy.cols[name];
    return column?.[op]?.includes(scope) && !(op === 'create' && column.byCommand);
  });
}

export function rowsFor(policy: Policy, op: Operation, scope: PolicyScope): RowExpression | undefined {
  return policy.ops[op]?.[scope];
}
