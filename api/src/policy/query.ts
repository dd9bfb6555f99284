import { escapePointer } from '../http/escape-pointer.ts';
import { invalidAt } from '../http/problem.ts';
import { isReadable, readableColumn, readableColumns, rowsFor } from './access.ts';
import { compileCriteria } from './criteria-condition.ts';
import type { Criteria } from './criteria-condition.ts';
import { criteriaLimits } from './criteria-limits.ts';
import type { CriteriaLimits } from './criteria-limits.ts';
import type { SortKey } from './keyset.ts';
import { limit } from './limit.ts';
import type { Policy, PolicyScope } from './policy.ts';
import { impliesSet, isPersonal } from './row-expression.ts';

/** A validated query of the criteria language (api.md). */
export interface CheckedQuery {
  readonly criteria: Criteria;
  readonly columns: readonly string[];
  /** The caller selected columns: exactly those are returned, without `present`. */
  readonly narrowed: boolean;
  readonly keys: readonly SortKey[];
  readonly rows: number;
  readonly cursor: unknown;
  /** One index returns the matches in the requested order for every value and caller, so one plan suits all. */
  readonly hasOnePlan: boolean;
  /** Its text depends on nothing but the policy: all columns, and the default or maximum limit. */
  readonly isUsual: boolean;
}

const members = new Set(['where', 'select', 'sort', 'limit', 'cursor']);

interface Reading {
  readonly limits?: CriteriaLimits;
  /** Includes large columns, unless the caller selects columns. */
  readonly isWhole?: boolean;
}

/** @throws Problem (422) with the pointer of the first error. */
export function checkQuery(
  policy: Policy,
  scope: PolicyScope,
  body: unknown,
  { limits, isWhole = false }: Reading = {},
): CheckedQuery {
  const query = body ?? {};
  if (typeof query !== 'object' || Array.isArray(query)) throw invalidAt('', 'INVALID');
  const unknownMember = Object.keys(query).find((name) => !members.has(name));
  if (unknownMember !== undefined) throw invalidAt(`/${escapePointer(unknownMember)}`, 'OPERATOR_UNKNOWN');
  const { where, select, sort, limit: asked, cursor } = query as Record<string, unknown>;
  const rows = rowLimit(policy, asked);
  const criteria = compileCriteria(policy, scope, where === undefined ? {} : where, limits);
  return {
    criteria,
    columns: select === undefined ? shownColumns(policy, scope, isWhole) : selectedColumns(policy, scope, select),
    narrowed: select !== undefined,
    keys: sortKeys(policy, scope, sort),
    rows,
    cursor,
    hasOnePlan: criteria.inOrder && sort === undefined && !isPersonal(rowsFor(policy, 'list', scope) ?? 'every-row'),
    isUsual: select === undefined && (rows === criteriaLimits.defaultRows || rows === maxRows(policy)),
  };
}

function shownColumns(policy: Policy, scope: PolicyScope, isWhole: boolean): string[] {
  const columns = readableColumns(policy, scope);
  return isWhole ? columns : columns.filter((name) => !policy.cols[name]?.large);
}

function selectedColumns(policy: Policy, scope: PolicyScope, select: unknown): string[] {
  if (!Array.isArray(select) || select.length === 0) throw invalidAt('/select', 'INVALID');
  limit('/select', 'select', select.length);
  return select.map((name: unknown, index) => {
    if (typeof name !== 'string' || !isReadable(policy, scope, name))
      throw invalidAt(`/select/${index}`, 'COLUMN_UNKNOWN');
    return name;
  });
}

/** The requested order, or the table's default. */
export function sortKeys(policy: Policy, scope: PolicyScope, sort: unknown): SortKey[] {
  if (sort !== undefined && !Array.isArray(sort)) throw invalidAt('/sort', 'INVALID');
  limit('/sort', 'sort', sort?.length ?? 0);
  const rows = rowsFor(policy, 'list', scope) ?? 'every-row';
  const asked = sort?.map((entry: unknown, index) => sortEntry(policy, scope, entry, `/sort/${index}`));
  const keys = (asked?.length ? asked : policy.order).map(([column, direction]): SortKey => {
    const described = policy.cols[column];
    const by = typeof described?.sort === 'string' ? described.sort : column;
    const nullable = by === column && described?.nullable === true;
    return { column: by, direction, nullable, isSet: !nullable || impliesSet(rows, by) };
  });
  // The id makes the order total, so that no row is skipped or repeated between pages.
  return keys.some((key) => key.column === 'id')
    ? keys
    : [...keys, { column: 'id', direction: keys.at(-1)?.direction ?? 'asc', nullable: false, isSet: true }];
}

function sortEntry(policy: Policy, scope: PolicyScope, entry: unknown, pointer: string): [string, 'asc' | 'desc'] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw invalidAt(pointer, 'INVALID');
  const [[column, direction] = [], another] = Object.entries<unknown>({ ...entry });
  if (column === undefined || another !== undefined || (direction !== 'asc' && direction !== 'desc'))
    throw invalidAt(pointer, 'INVALID');
  const described = readableColumn(policy, scope, column);
  if (!described) throw invalidAt(`${pointer}/${escapePointer(column)}`, 'COLUMN_UNKNOWN');
  if (!described.sort) throw invalidAt(`${pointer}/${escapePointer(column)}`, 'OPERATOR_UNKNOWN');
  return [column, direction];
}

const maxRows = (policy: Policy) => policy.limits?.rows ?? criteriaLimits.rows;

function rowLimit(policy: Policy, rows: unknown): number {
  if (rows === undefined) return criteriaLimits.defaultRows;
  if (typeof rows !== 'number' || !Number.isInteger(rows) || rows < 1) throw invalidAt('/limit', 'INVALID');
  limit('/limit', 'rows', rows, maxRows(policy));
  return rows;
}
