import { parseJsonBody } from '../http/json-body.ts';
import { invalidAt } from '../http/problem.ts';
import type { ColumnType, Policy } from '../policy/policy.ts';

/**
 * `where` of a count from its query parameters: `where=<JSON condition>`, or one parameter per column meaning equality
 * (`?country=CM&gender=female`). Parameters are text, so the column's type decides how they are parsed.
 */
export function countFromQuery(policy: Policy, query: Readonly<Record<string, unknown>>): unknown {
  const { where, ...columns } = query;
  const equalities = Object.entries(columns).map(([name, value]) => {
    if (typeof value !== 'string') throw invalidAt(`/where/${name}`, 'INVALID');
    return [name, read(Object.hasOwn(policy.cols, name) ? policy.cols[name]?.type : undefined, value)] as const;
  });
  const equal = equalities.length > 0 ? [Object.fromEntries(equalities)] : [];
  if (where !== undefined && typeof where !== 'string') throw invalidAt('/where', 'INVALID');
  const given = where === undefined ? [] : [parseJsonBody(where)];
  const all = [...given, ...equal];
  return all.length === 0 ? undefined : all.length === 1 ? all[0] : { $and: all };
}

function read(type: ColumnType | undefined, value: string): unknown {
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (type === 'integer' || type === 'number') return /^-?\d+(?:\.\d+)?$/u.test(value) ? Number(value) : value;
  return type === 'text[]' ? { $has: value } : value;
}
