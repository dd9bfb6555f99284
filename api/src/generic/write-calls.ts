import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { Problem, notFound } from '../http/problem.ts';
import { compileCondition } from '../policy/criteria-condition.ts';
import { limit } from '../policy/limit.ts';
import type { PolicyScope } from '../policy/policy.ts';
import { auditOperator } from './audit-operator.ts';
import { inWriteCall } from './call-context.ts';
import type { CallContext, CallRequest } from './call-context.ts';
import { parseConditionalBody, refuseUnwritable } from './check-input.ts';
import { parseInput } from '../http/parse-input.ts';
import { chooseScopes } from './choose-scope.ts';
import { requireExpected, splitExpected, stillExpected } from './expected-values.ts';
import { runIdempotent } from './idempotency.ts';
import { present, findInScopes } from './read-calls.ts';
import { requireEntitlement } from './require-entitlement.ts';
import { deleteRow, insertRow, readBack, updateRow } from './rows.ts';
import type { Row, TableModule } from './table-module.ts';

export function createRow(
  request: CallRequest,
  module: TableModule,
  body: unknown,
  idempotencyKey: string | undefined,
): Promise<Row> {
  const { scope, check } = prepareCreate(request, module);
  if (module.create?.needsKey && idempotencyKey === undefined) throw new Problem(428, 'IDEMPOTENCY_KEY_REQUIRED');
  const input = check(body, '');
  return inWriteCall(request, scope, (context) =>
    runIdempotent(context, idempotencyKey, { path: module.path, body }, async () => {
      const row = await createOne(context, module, input);
      const [shown] = await present(context, module, [row]);
      return shown ?? row;
    }),
  );
}

/** All of them or none. */
export function createRows(
  request: CallRequest,
  module: TableModule,
  body: unknown,
  options: Readonly<Record<string, unknown>>,
  idempotencyKey: string | undefined,
): Promise<readonly Row[]> {
  const { scope, check } = prepareCreate(request, module);
  if (!Array.isArray(body)) throw new Problem(422, 'BODY_INVALID');
  limit('', 'values', body.length);
  const inputs = body.map((record: unknown, index) => check(record, `/${index}`));
  return inWriteCall(request, scope, (context) =>
    runIdempotent(context, idempotencyKey, { path: module.path, body, options }, async () => {
      if (module.createMany) return present(context, module, await module.createMany.run(context, inputs, options));
      const rows: Row[] = [];
      for (const input of inputs) rows.push(await createOne(context, module, input));
      return present(context, module, rows);
    }),
  );
}

function prepareCreate(
  request: CallRequest,
  module: TableModule,
): { scope: PolicyScope; check: (body: unknown, prefix: string) => Row } {
  const [scope] = chooseScopes(module.policy, 'create', request.caller, 'role');
  const { create } = module;
  if (!create) throw new Problem(403, 'FORBIDDEN');
  return {
    scope,
    check(body, prefix) {
      refuseUnwritable(module.policy, scope, 'create', body, create.accepted, prefix);
      return parseInput(create.schema(scope), body, prefix);
    },
  };
}

async function createOne(context: CallContext, module: TableModule, input: Row): Promise<Row> {
  await requireEntitlement(context, module.policy, 'create');
  const write = (values: Row) => insertRow(context, module.policy, values);
  return module.create?.run ? module.create.run(context, input, write) : write(input);
}

/** With `expected` in the body, 409 where a column is no longer as the caller read it. */
export function changeRow(request: CallRequest, module: TableModule, id: string, body: unknown): Promise<Row> {
  const scopes = chooseScopes(module.policy, 'update', request.caller, 'self');
  const { update } = module;
  if (!update) throw new Problem(403, 'FORBIDDEN');
  return inWriteCall(request, scopes[0], async (first) => {
    await requireEntitlement(first, module.policy, 'update');
    const { context, row: before } = await findInScopes(first, module, scopes, 'update', id);
    const { change, expected } = splitExpected(body);
    refuseUnwritable(module.policy, context.scope, 'update', change, update.accepted);
    const input = parseInput(update.schema(context.scope), change);
    if (expected) requireExpected(before, expected);
    await update.lock?.(context, { id, before, input });
    const condition = expected && stillExpected(module.policy, before, expected);
    const refuse = async (): Promise<never> => {
      if (expected) requireExpected(await readBack(context, module.policy, id), expected);
      throw notFound();
    };
    const write = async (values: Row) =>
      (await updateRow(context, module.policy, id, values, condition)) ?? (await refuse());
    if (update.run && condition && !(await lockRow(context, module, id, condition))) await refuse();
    const row = update.run ? await update.run(context, { id, before, input }, write) : await write(input);
    await auditOperator(context, module, 'updated', id, input);
    const [shown] = await present(context, module, [row]);
    return shown ?? row;
  });
}

/** Compare-and-set: the row changes if `where` is true, else 412. */
export function changeRowWhere(request: CallRequest, module: TableModule, id: string, body: unknown): Promise<Row> {
  const { policy, update, updateWhere } = module;
  const scopes = chooseScopes(policy, updateWhere ? 'get' : 'update', request.caller, 'self');
  const { where, set } = parseConditionalBody(body);
  if (!update && !updateWhere) throw new Problem(403, 'FORBIDDEN');
  return inWriteCall(request, scopes[0], async (first) => {
    // Steps that need no plan, such as a pause, are left to the command.
    if (!updateWhere) await requireEntitlement(first, policy, 'update');
    const { context, row: before } = await findInScopes(first, module, scopes, updateWhere ? 'get' : 'update', id);
    const condition = compileCondition(policy, context.scope, where);
    const write = async (): Promise<Row> => {
      if (updateWhere) {
        const input = parseInput(updateWhere.schema(set), set, '/set');
        return updateWhere.run(context, { id, before, condition, input });
      }
      if (!update) throw new Problem(403, 'FORBIDDEN');
      refuseUnwritable(policy, context.scope, 'update', set, update.accepted, '/set');
      const input = parseInput(update.schema(context.scope), set, '/set');
      const compareAndSet = async (values: Row) => {
        const row = await updateRow(context, policy, id, values, condition);
        if (!row) throw new Problem(412, 'PRECONDITION_FAILED');
        return row;
      };
      await update.lock?.(context, { id, before, input });
      if (update.run && !(await lockRow(context, module, id, condition))) throw new Problem(412, 'PRECONDITION_FAILED');
      const row = await (update.run ? update.run(context, { id, before, input }, compareAndSet) : compareAndSet(input));
      await auditOperator(context, module, 'updated', id, input);
      return row;
    };
    const row = await write();
    const [shown] = await present(context, module, [row]);
    return shown ?? row;
  });
}

export function removeRow(request: CallRequest, module: TableModule, id: string): Promise<void> {
  const scopes = chooseScopes(module.policy, 'delete', request.caller, 'self');
  return inWriteCall(request, scopes[0], async (first) => {
    const { context, row } = await findInScopes(first, module, scopes, 'delete', id);
    const write = () => deleteRow(context, module.policy, id);
    await (module.remove ? module.remove.run(context, row, write) : write());
    await auditOperator(context, module, 'deleted', id);
  });
}

/** Locks the row if the condition is true, and says whether it is: a command may write with the system's rights instead of `write`. */
function lockRow(
  context: CallContext,
  { policy }: TableModule,
  id: string,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  return context.asSystem(async (tx) => {
    const held = sql`select 1 as held from ${sql.table(policy.table)} where id = ${id} and ${condition} for update`;
    return (await held.execute(tx)).rows.length > 0;
  });
}
