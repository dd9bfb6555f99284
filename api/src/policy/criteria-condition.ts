import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { escapePointer } from '../http/escape-pointer.ts';
import { invalidAt } from '../http/problem.ts';
import { filterColumn } from './access.ts';
import { criteriaLimits } from './criteria-limits.ts';
import type { CriteriaLimits } from './criteria-limits.ts';
import { fits, isInstant } from './criteria-value.ts';
import { escapePattern, longestWord } from './like-pattern.ts';
import { limit } from './limit.ts';
import type { ColumnPolicy, ColumnType, Policy, PolicyScope } from './policy.ts';

type Condition = RawBuilder<boolean>;

/** A validated `where`. */
export interface Criteria {
  readonly condition: Condition;
  /** It has an operator that is not leakproof, so row-level security prevents index use: generic/find-then-read.ts. */
  readonly leaky: boolean;
  /** Empty, or equality on a column with an index in the table's default order. */
  readonly inOrder: boolean;
}

interface Budget {
  nodes: number;
  patterns: number;
  leaky: boolean;
}

interface Place {
  readonly policy: Policy;
  readonly scope: PolicyScope;
  readonly budget: Budget;
  readonly limits: CriteriaLimits;
}

/** Compiles the `where` of a query to SQL; our named filters have other limits than callers. @throws Problem (422). */
export function compileCriteria(
  policy: Policy,
  scope: PolicyScope,
  where: unknown,
  limits: CriteriaLimits = criteriaLimits,
): Criteria {
  const budget: Budget = { nodes: 0, patterns: 0, leaky: false };
  const compiled = condition({ policy, scope, budget, limits }, where, '/where', 1);
  return { condition: compiled, leaky: budget.leaky, inOrder: isInOrder(policy, where) };
}

function isInOrder(policy: Policy, where: unknown): boolean {
  const [[column, value] = [], another] = Object.entries(where as object);
  if (column === undefined) return true;
  return another === undefined && policy.cols[column]?.filter === 'in-order' && value !== null && !isObject(value);
}

/** For a single row. @throws Problem (422). */
export function compileCondition(policy: Policy, scope: PolicyScope, where: unknown): Condition {
  return compileCriteria(policy, scope, where).condition;
}

function condition(place: Place, value: unknown, pointer: string, depth: number): Condition {
  within(place, pointer, 'depth', depth);
  if (!isObject(value)) throw invalidAt(pointer, 'INVALID');
  const entries = Object.entries(value);
  if (entries.length === 0) return sql<boolean>`true`;
  return all(entries.map(([key, operand]) => member(place, key, operand, `${pointer}/${escapePointer(key)}`, depth)));
}

function member(place: Place, key: string, operand: unknown, pointer: string, depth: number): Condition {
  within(place, pointer, 'nodes', ++place.budget.nodes);
  if (key === '$and' || key === '$or') {
    if (!Array.isArray(operand) || operand.length === 0) throw invalidAt(pointer, 'INVALID');
    within(place, pointer, 'branches', operand.length);
    const parts = operand.map((part, index) => condition(place, part, `${pointer}/${index}`, depth + 1));
    return key === '$and' ? all(parts) : sql<boolean>`(${sql.join(parts, sql` or `)})`;
  }
  if (key === '$not') return sql<boolean>`not coalesce(${condition(place, operand, pointer, depth + 1)}, false)`;
  if (key.startsWith('$')) throw invalidAt(pointer, 'OPERATOR_UNKNOWN');
  const column = filterColumn(place.policy, place.scope, key);
  if (column === undefined) throw invalidAt(pointer, 'COLUMN_UNKNOWN');
  if (column === 'fixed') throw invalidAt(pointer, 'OPERATOR_UNKNOWN');
  if (!isObject(operand)) return compared(place, key, column, '$eq', operand, pointer);
  const operators = Object.entries(operand);
  if (operators.length === 0) throw invalidAt(pointer, 'INVALID');
  return all(
    operators.map(([name, argument]) => {
      within(place, pointer, 'nodes', ++place.budget.nodes);
      return compared(place, key, column, name, argument, `${pointer}/${escapePointer(name)}`);
    }),
  );
}

const rankedOperators = new Set(['$eq', '$gt', '$gte', '$lt', '$lte', '$in']);

/** The column, and its sort column if it has one: the index is on that. */
function compared(...[place, name, column, op, argument, pointer]: Parameters<typeof operator>): Condition {
  const own = operator(place, name, column, op, argument, pointer);
  const rank = typeof column.sort === 'string' ? column.sort : undefined;
  const ranked = rank === undefined ? undefined : place.policy.cols[rank];
  if (rank === undefined || !ranked || argument === null || !rankedOperators.has(op)) return own;
  return all([own, operator(place, rank, ranked, op, argument, pointer)]);
}

const comparisons = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` } as const;
const leakyOperators = new Set(['$has', '$contains', '$startsWith', '$overlaps']);
const ordered: readonly ColumnType[] = ['integer', 'number', 'instant', 'date', 'text'];

function operator(
  place: Place,
  name: string,
  column: ColumnPolicy,
  op: string,
  argument: unknown,
  pointer: string,
): Condition {
  const ref = sql.ref(name);
  const { type } = column;
  place.budget.leaky ||= leakyOperators.has(op);
  const scalar = () => {
    if (!fits(type, argument)) throw invalidAt(pointer, 'INVALID');
    return argument;
  };
  const only = (...types: readonly ColumnType[]) => {
    if (!types.includes(type)) throw invalidAt(pointer, 'OPERATOR_UNKNOWN');
  };
  switch (op) {
    case '$eq':
    case '$ne': {
      if (type === 'folded' && op === '$eq') return sql<boolean>`${ref} = fold(${scalar()})`;
      only('uuid', 'text', 'integer', 'number', 'boolean', 'instant', 'date');
      if (argument === null) return op === '$eq' ? sql<boolean>`${ref} is null` : sql<boolean>`${ref} is not null`;
      return op === '$eq' ? sql<boolean>`${ref} = ${scalar()}` : sql<boolean>`${ref} is distinct from ${scalar()}`;
    }
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      only(...ordered);
      return sql<boolean>`${ref} ${comparisons[op]} ${scalar()}`;
    case '$in':
    case '$nin': {
      only('uuid', 'text', 'folded', 'integer', 'number', 'boolean', 'instant', 'date');
      if (!Array.isArray(argument) || argument.length === 0) throw invalidAt(pointer, 'INVALID');
      within(place, pointer, 'values', argument.length);
      const values = argument.map((value: unknown, index) => {
        if (!fits(type, value)) throw invalidAt(`${pointer}/${index}`, 'INVALID');
        return type === 'folded' ? sql`fold(${value})` : value;
      });
      return op === '$in'
        ? sql<boolean>`${ref} in (${sql.join(values)})`
        : sql<boolean>`(${ref} not in (${sql.join(values)}) or ${ref} is null)`;
    }
    case '$isNull':
      only('uuid', 'text', 'integer', 'number', 'boolean', 'instant', 'date');
      if (typeof argument !== 'boolean') throw invalidAt(pointer, 'INVALID');
      return argument ? sql<boolean>`${ref} is null` : sql<boolean>`${ref} is not null`;
    case '$has':
      only('text[]');
      return sql<boolean>`${ref} @> array[${scalar()}]::text[]`;
    case '$contains':
    case '$startsWith':
      only('search');
      within(place, pointer, 'patterns', ++place.budget.patterns);
      return pattern(place, ref, op, argument, pointer);
    case '$overlaps': {
      only('range');
      const [from, to] = Array.isArray(argument) && argument.length === 2 ? (argument as unknown[]) : [];
      if (!isInstant(from) || !isInstant(to) || Date.parse(from) > Date.parse(to))
        throw invalidAt(pointer, 'RANGE_INVALID');
      return sql<boolean>`${ref} && tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')`;
    }
    default:
      throw invalidAt(pointer, 'OPERATOR_UNKNOWN');
  }
}

function pattern(
  place: Place,
  ref: RawBuilder<unknown>,
  op: '$contains' | '$startsWith',
  argument: unknown,
  pointer: string,
): Condition {
  if (!fits('text', argument) || typeof argument !== 'string') throw invalidAt(pointer, 'INVALID');
  const min = place.limits.patternMin;
  if (longestWord(argument) < min) throw invalidAt(pointer, 'TOO_SHORT', { limit: 'patternMin', min });
  within(place, pointer, 'patternMax', argument.length);
  return sql<boolean>`${ref} like ${op === '$contains' ? '%' : ''} || fold(${escapePattern(argument)}) || '%'`;
}

const all = (parts: readonly Condition[]): Condition =>
  parts.length === 1 && parts[0] ? parts[0] : sql<boolean>`(${sql.join(parts, sql` and `)})`;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = ({ limits }: Place, pointer: string, name: keyof CriteriaLimits, value: number): void =>
  limit(pointer, name, value, limits[name]);
