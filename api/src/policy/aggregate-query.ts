import { aggregateQuery } from 'shared-contracts/schemas/aggregate';
import type { aggregateFunctions, aggregateUnits } from 'shared-contracts/schemas/aggregate';
import { parseInput } from '../http/parse-input.ts';
import { invalidAt } from '../http/problem.ts';
import { readableColumn } from './access.ts';
import { compileCriteria } from './criteria-condition.ts';
import type { Criteria } from './criteria-condition.ts';
import { limit } from './limit.ts';
import type { ColumnType, Policy, PolicyScope } from './policy.ts';

export interface Group {
  readonly column: string;
  /** Undefined when grouping by the value itself. */
  readonly unit?: (typeof aggregateUnits)[number];
  /** Set for instants. */
  readonly timeZone?: string;
}

export interface Metric {
  readonly name: string;
  readonly fn: (typeof aggregateFunctions)[number];
  readonly column: string | undefined;
}

/** A validated body of POST /{table}/aggregate. */
export interface CheckedAggregate {
  readonly criteria: Criteria;
  readonly groups: readonly Group[];
  readonly metrics: readonly Metric[];
  readonly limit: number;
}

const asTheyStand: readonly ColumnType[] = ['uuid', 'text', 'integer', 'number', 'boolean', 'date'];
const added: readonly ColumnType[] = ['integer', 'number'];
const compared: readonly ColumnType[] = [...added, 'instant', 'date'];

/** @throws Problem (422) with the pointer of the first error. */
export function checkAggregate(policy: Policy, scope: PolicyScope, body: unknown): CheckedAggregate {
  const asked = parseInput(aggregateQuery, body ?? {});
  const metrics = Object.entries(asked.metrics);
  limit('/groupBy', 'groups', asked.groupBy.length);
  limit('/metrics', 'metrics', metrics.length);
  limit('/limit', 'rows', asked.limit);
  const type = (name: string, pointer: string) => aggregable(policy, scope, name, pointer);
  const groups = asked.groupBy.map((group, index) => checkGroup(group, `/groupBy/${index}`, type));
  const taken = new Set<string>();
  for (const [index, { column }] of groups.entries()) {
    if (taken.has(column)) throw invalidAt(`/groupBy/${index}`, 'INVALID');
    taken.add(column);
  }
  return {
    criteria: compileCriteria(policy, scope, asked.where),
    groups,
    metrics: metrics.map(([name, { fn, col }]) => {
      if (taken.has(name)) throw invalidAt(`/metrics/${name}`, 'INVALID');
      return checkMetric(name, fn, col, type);
    }),
    limit: asked.limit,
  };
}

type TypeOf = (name: string, pointer: string) => ColumnType;

/** Hidden and unknown columns get the same answer. */
function aggregable(policy: Policy, scope: PolicyScope, name: string, pointer: string): ColumnType {
  const column = readableColumn(policy, scope, name);
  if (!column) throw invalidAt(pointer, 'COLUMN_UNKNOWN');
  if (!column.aggregate) throw invalidAt(pointer, 'OPERATOR_UNKNOWN');
  return column.type;
}

function checkGroup(
  group: string | { col: string; unit: NonNullable<Group['unit']>; timeZone?: string | undefined },
  pointer: string,
  typeOf: TypeOf,
): Group {
  if (typeof group === 'string') {
    if (!asTheyStand.includes(typeOf(group, pointer))) throw invalidAt(pointer, 'OPERATOR_UNKNOWN');
    return { column: group };
  }
  const { col: column, unit, timeZone } = group;
  const type = typeOf(column, `${pointer}/col`);
  if (type === 'instant') return { column, unit, timeZone: timeZone ?? 'UTC' };
  if (type !== 'date') throw invalidAt(`${pointer}/unit`, 'OPERATOR_UNKNOWN');
  if (timeZone !== undefined) throw invalidAt(`${pointer}/timeZone`, 'INVALID'); // dates have no time zone
  return { column, unit };
}

function checkMetric(name: string, fn: Metric['fn'], column: string | undefined, typeOf: TypeOf): Metric {
  const pointer = `/metrics/${name}`;
  if (column === undefined) {
    if (fn !== 'count') throw invalidAt(`${pointer}/col`, 'REQUIRED');
    return { name, fn, column };
  }
  const type = typeOf(column, `${pointer}/col`);
  const allowed = { count: undefined, sum: added, avg: added, min: compared, max: compared }[fn];
  if (allowed && !allowed.includes(type)) throw invalidAt(`${pointer}/fn`, 'OPERATOR_UNKNOWN');
  return { name, fn, column };
}
