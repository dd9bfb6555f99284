import type { Aggregates } from 'shared-contracts/schemas/aggregate';
import { Problem, notFound, invalidAt } from '../http/problem.ts';
import { rowsFor } from '../policy/access.ts';
import { checkAggregate } from '../policy/aggregate-query.ts';
import { compileCriteria } from '../policy/criteria-condition.ts';
import type { PolicyScope } from '../policy/policy.ts';
import { checkQuery } from '../policy/query.ts';
import { isOwn } from '../policy/row-expression.ts';
import { aggregateRows } from './aggregate-rows.ts';
import { inCall } from './call-context.ts';
import type { CallContext, CallRequest } from './call-context.ts';
import { chooseScopes } from './choose-scope.ts';
import { findThenCount, findThenReadPage } from './find-then-read.ts';
import { countRows, findRow, readPage, readRow, selectPage } from './rows.ts';
import type { Row, TableModule, WrittenPage } from './table-module.ts';

/**
 * `mine: true` beside a query restricts it to the caller's own rows, as pro/get-all does for professionals, with the columns that only the
 * owner reads.
 */
function splitMine(body: unknown): { mine: boolean; query: unknown } {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'mine')) return { mine: false, query: body };
  const { mine, ...query } = body as { mine: unknown };
  if (typeof mine !== 'boolean') throw invalidAt('/mine', 'INVALID');
  return { mine, query };
}

/** get-all, find-by and pro/get-all: one page of the rows the caller may list, serialised as JSON; with large columns if `isWhole`. */
export async function listRows(
  request: CallRequest,
  module: TableModule,
  body: unknown,
  prefer: 'role' | 'self' = 'role',
  isWhole = false,
): Promise<WrittenPage> {
  const { mine, query: asked } = splitMine(body);
  if (mine && request.caller.userId === null) throw new Problem(401, 'UNAUTHENTICATED');
  const scope = scopeFor(request, module, 'list', mine ? 'self' : prefer);
  const query = checkQuery(module.policy, scope, asked, { isWhole });
  const { leaky } = query.criteria;
  if (!leaky && (query.narrowed || !module.present)) return readPage({ ...request, scope }, module.policy, query);
  const { data, page } = await inCall(request, scope, async (context) => {
    const found = await (leaky ? findThenReadPage : selectPage)(context, module.policy, query);
    return query.narrowed ? found : { ...found, data: await present(context, module, found.data) };
  });
  return { data: data.map((row) => JSON.stringify(row)), page };
}

/** The caller's best scope for `op`; with `self`, never one that reads rows of others. @throws Problem 401 or 403 */
function scopeFor(
  { caller }: CallRequest,
  { policy }: TableModule,
  op: 'list' | 'aggregate',
  prefer: 'role' | 'self',
): PolicyScope {
  const [scope] = chooseScopes(policy, op, caller, prefer);
  if (prefer === 'self' && !isOwn(rowsFor(policy, op, scope) ?? 'every-row')) throw new Problem(403, 'FORBIDDEN');
  return scope;
}

/** find-one-by: the first row in the requested order as JSON, or 404. */
export async function findOne(request: CallRequest, module: TableModule, body: unknown): Promise<string> {
  const single = typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, limit: 1 } : body;
  const { data } = await listRows(request, module, single, 'role', true);
  const [row] = data;
  if (row === undefined) throw notFound();
  return row;
}

/** get-one: a row as JSON; the caller's own rows with all columns, others as the caller's role reads them. */
export async function getRow(request: CallRequest, module: TableModule, id: string): Promise<string> {
  const scopes = chooseScopes(module.policy, 'get', request.caller, 'self');
  if (!module.present) {
    for (const scope of scopes) {
      const row = await readRow({ ...request, scope }, module.policy, id);
      if (row !== undefined) return row;
    }
    throw notFound();
  }
  return inCall(request, scopes[0], async (first) => {
    const { context, row } = await findInScopes(first, module, scopes, 'get', id);
    const [shown] = await present(context, module, [row]);
    return JSON.stringify(shown ?? row);
  });
}

/** count: matching rows, up to the cap. */
export function countMatching(
  request: CallRequest,
  module: TableModule,
  where: unknown,
): Promise<{ total: number; capped: boolean }> {
  const [scope] = chooseScopes(module.policy, 'list', request.caller, 'role');
  const criteria = compileCriteria(module.policy, scope, where === undefined ? {} : where);
  return inCall(request, scope, (context) =>
    criteria.leaky
      ? findThenCount(context, module.policy, criteria)
      : countRows(context, module.policy, criteria.condition),
  );
}

/** aggregate: counts, sums, means and extremes by group. */
export function aggregate(request: CallRequest, module: TableModule, body: unknown): Promise<Aggregates<Row>> {
  const { mine, query: asked } = splitMine(body);
  if (mine && request.caller.userId === null) throw new Problem(401, 'UNAUTHENTICATED');
  const scope = scopeFor(request, module, 'aggregate', mine ? 'self' : 'role');
  const query = checkAggregate(module.policy, scope, asked);
  return inCall(request, scope, (context) => aggregateRows(context, module.policy, query));
}

/** Finds the row in the first scope whose policy allows `op` on it. @throws Problem 404. */
export async function findInScopes(
  first: CallContext,
  module: TableModule,
  scopes: readonly PolicyScope[],
  op: 'get' | 'update' | 'delete',
  id: string,
): Promise<{ context: CallContext; row: Row }> {
  for (const scope of scopes) {
    const context = scope === first.scope ? first : first.as(scope);
    const row = await findRow(context, module.policy, op, id);
    if (row) return { context, row };
  }
  throw notFound();
}

export async function present(
  context: CallContext,
  module: TableModule,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  return module.present && rows.length > 0 ? module.present(context, rows) : rows;
}
