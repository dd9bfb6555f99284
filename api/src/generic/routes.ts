import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, notFound } from '../http/problem.ts';
import type { Services } from '../services/services.ts';
import { ipRateLimits } from './ip-rate-limits.ts';
import type { CallRequest } from './call-context.ts';
import { inCall } from './call-context.ts';
import { callSchemas } from './call-schemas.ts';
import { chooseScopes } from './choose-scope.ts';
import { countFromQuery } from './count-from-query.ts';
import { aggregate, countMatching, findOne, getRow, listRows } from './read-calls.ts';
import { requireReadEntitlement } from './require-entitlement.ts';
import type { TableModule, WrittenPage } from './table-module.ts';
import { changeRow, changeRowWhere, createRow, createRows, removeRow } from './write-calls.ts';

interface OfTable {
  Params: { table: string; id: string };
  Querystring: Record<string, unknown>;
}

/** The generic calls of section 7 of the specification, for every registered table. */
export function registerGenericCalls(app: FastifyInstance, services: Services, tables: readonly TableModule[]): void {
  const byPath = new Map(tables.map((module) => [module.path, module]));
  const limitCreates = ipRateLimits(tables);
  const calls = callSchemas(tables);
  const from = (request: FastifyRequest<OfTable>): { call: CallRequest; module: TableModule } => {
    const module = byPath.get(request.params.table);
    if (!module) throw notFound();
    return { module, call: { caller: request.caller, services, log: request.log } };
  };

  const readFrom = async (request: FastifyRequest<OfTable>) => {
    const { call, module } = from(request);
    await requireReadEntitlement(call, module.policy);
    return { call, module };
  };

  app.get<OfTable>('/base/:table/get-all', calls.getAll, async (request, reply) => {
    const { call, module } = await readFrom(request);
    const { cursor, limit, ...rest } = request.query;
    if (Object.keys(rest).length > 0) throw new Problem(422, 'VALIDATION_FAILED');
    const page = await listRows(call, module, {
      ...(cursor !== undefined && { cursor }),
      limit: limit === undefined ? (module.policy.limits?.rows ?? 100) : wholeNumber(limit),
    });
    return sendPage(reply, page);
  });
  for (const name of ['lawyer-filter', 'doctor-filter'] as const) {
    app.post<OfTable>(`/base/:table/${name}`, calls[name], async (request) => {
      const { call, module } = from(request);
      const filter = module.filters?.[name];
      if (!filter) throw notFound();
      const [scope] = chooseScopes(module.policy, 'list', call.caller, 'role');
      return inCall(call, scope, (context) => filter(context, request.body));
    });
  }
  app.post<OfTable>('/pro/get-all/:table', calls.ownRows, async (request, reply) => {
    const { call, module } = await readFrom(request);
    return sendPage(reply, await listRows(call, module, request.body, 'self'));
  });
  app.get<OfTable>('/base/:table/get-one/:id', calls.getOne, async (request, reply) => {
    const { call, module } = await readFrom(request);
    return sendRow(reply, await getRow(call, module, request.params.id));
  });
  app.post<OfTable>('/base/:table/create', calls.create, async (request, reply) => {
    const { call, module } = from(request);
    await limitCreates(module, request);
    const data = await createRow(call, module, request.body, idempotencyKey(request));
    return reply.status(201).send({ data });
  });
  app.post<OfTable>('/base/:table/create-many', calls.createMany, async (request, reply) => {
    const { call, module } = from(request);
    await limitCreates(module, request);
    const data = await createRows(call, module, request.body, request.query, idempotencyKey(request));
    return reply.status(201).send({ data });
  });
  app.put<OfTable>('/base/:table/update/:id', calls.update, async (request) => {
    const { call, module } = from(request);
    return { data: await changeRow(call, module, request.params.id, request.body) };
  });
  app.put<OfTable>('/base/:table/update-where/:id', calls.updateWhere, async (request) => {
    const { call, module } = from(request);
    return { data: await changeRowWhere(call, module, request.params.id, request.body) };
  });
  app.delete<OfTable>('/base/:table/delete/:id', calls.remove, async (request) => {
    const { call, module } = from(request);
    await removeRow(call, module, request.params.id);
    return { data: { id: request.params.id } };
  });
  app.get<OfTable>('/:table/count', calls.count, async (request) => {
    const { call, module } = await readFrom(request);
    const { total, capped } = await countMatching(call, module, countFromQuery(module.policy, request.query));
    return { data: { count: total }, total, capped };
  });
  app.post<OfTable>('/:table/find-by', calls.findBy, async (request, reply) => {
    const { call, module } = await readFrom(request);
    return sendPage(reply, await listRows(call, module, request.body));
  });
  app.post<OfTable>('/:table/find-one-by', calls.findOneBy, async (request, reply) => {
    const { call, module } = await readFrom(request);
    return sendRow(reply, await findOne(call, module, request.body));
  });
  app.post<OfTable>('/:table/aggregate', calls.aggregate, async (request) => {
    const { call, module } = await readFrom(request);
    return aggregate(call, module, request.body);
  });
}

/** Query parameters are text: rejects `0x10`, ` 1` and repeated parameters. */
const wholeNumber = (text: unknown): number =>
  typeof text === 'string' && /^\d+$/u.test(text) ? Number(text) : Number.NaN;

const json = 'application/json; charset=utf-8';
const sendRow = (reply: FastifyReply, row: string) => reply.type(json).send(`{"data":${row}}`);
const sendPage = (reply: FastifyReply, { data, page }: WrittenPage) =>
  reply.type(json).send(`{"data":[${data.join(',')}],"page":${JSON.stringify(page)}}`);

function idempotencyKey(request: FastifyRequest<OfTable>): string | undefined {
  const key = request.headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}
