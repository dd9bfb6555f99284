import { aggregateQuery } from 'shared-contracts/schemas/aggregate';
import { specialitiesFilter } from 'shared-contracts/schemas/specialities-filter';
import * as v from 'valibot';
import { jsonSchemaOf, ref } from '../http/json-schema.ts';
import type { JsonSchema } from '../http/json-schema.ts';
import { answers, openRoute, sessionRoute } from '../http/route-schema.ts';
import { criteriaLimits } from '../policy/criteria-limits.ts';
import type { Operation } from '../policy/policy.ts';
import { idempotencyHeader } from './idempotency-header.ts';
import type { TableModule } from './table-module.ts';

const text = { type: 'string' };
const row = ref('Row');
const rows = { type: 'array', items: row };
const list = answers(rows, { beside: ['page'] });
const filtered = answers(rows, { beside: ['page', 'total', 'capped'] });

const pageQuery = {
  type: 'object',
  properties: {
    limit: {
      description: 'Rows of a page.',
      type: 'integer',
      minimum: 1,
      maximum: criteriaLimits.rows,
      default: criteriaLimits.rows,
    },
    cursor: { description: '`page.next` of the page before.', ...text },
  },
};
const countQuery = {
  type: 'object',
  properties: {
    where: { description: 'A Condition, as JSON.', ...text },
    columns: {
      description: 'One parameter per column, each an equality: `?country=CM&gender=female`.',
      type: 'object',
      additionalProperties: text,
    },
  },
};
const createManyQuery = {
  type: 'object',
  explode: false,
  properties: {
    reopen: {
      description: 'availability_exceptions alone: days that go back to the hours of the week, `<date>,<date>`.',
      type: 'array',
      items: { type: 'string', format: 'date' },
      maxItems: 366,
    },
    replaces: {
      description: 'availability_rules alone: the rows that are replaced, else 409 CHANGED_MEANWHILE, `<id>,<id>`.',
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      maxItems: 100,
    },
  },
};

/**
 * Descriptions of the generic calls. Bodies are only described here; they are validated by the policy and the schemas of the table. The
 * parameter `table` lists the tables that have the call.
 */
export function callSchemas(tables: readonly TableModule[]) {
  const params = (serves: (module: TableModule) => boolean, others: JsonSchema = {}): JsonSchema => ({
    type: 'object',
    properties: { table: { enum: tables.filter(serves).map(({ path }) => path) }, ...others },
  });
  const allows =
    (op: Operation) =>
    ({ policy }: TableModule): boolean =>
      policy.ops[op] !== undefined;
  const creates = ({ create }: TableModule) => create !== undefined;
  const withKey = tables.filter(({ create }) => create?.needsKey).map(({ path }) => path);
  const id = { id: text };

  return {
    getAll: openRoute('tables', 'A page of all rows that the caller may list.', {
      params: params(allows('list')),
      querystring: pageQuery,
      response: list,
    }),
    'lawyer-filter': openRoute(
      'tables',
      'The named filter of lawyers (table professionals); the first page says how many there are.',
      {
        params: params(({ filters }) => filters?.['lawyer-filter'] !== undefined),
        body: ref('Filter'),
        response: filtered,
      },
    ),
    'doctor-filter': openRoute(
      'tables',
      'The named filter by specialities (table professionals); the first page says how many there are.',
      {
        params: params(({ filters }) => filters?.['doctor-filter'] !== undefined),
        body: jsonSchemaOf(specialitiesFilter),
        response: filtered,
      },
    ),
    ownRows: sessionRoute(
      'tables',
      'Rows that belong to the calling professional; 403 for a table in which none can.',
      {
        params: params(
          ({ policy }) => policy.ops.list?.self !== undefined && policy.selfFor?.includes('professional') === true,
        ),
        body: ref('Query'),
        response: list,
      },
      ['professional'],
    ),
    getOne: openRoute('tables', 'One row; 404 for one that the caller may not read.', {
      params: params(allows('get'), id),
      response: answers(row),
    }),
    create: openRoute('tables', 'Creates a row. Send an Idempotency-Key; appointments require one.', {
      params: params(creates),
      headers: idempotencyHeader(` Required for ${withKey.join(', ')} (IDEMPOTENCY_KEY_REQUIRED).`),
      body: ref('Created'),
      response: answers(row, { status: 201 }),
    }),
    createMany: openRoute(
      'tables',
      'Creates rows: all or none. availability_rules replaces the whole week, availability_exceptions what its days had; with `?reopen=<date>,<date>` these days go back to the week.',
      {
        params: params(creates),
        querystring: createManyQuery,
        headers: idempotencyHeader(),
        body: { type: 'array', items: ref('Created') },
        response: answers(rows, { status: 201 }),
      },
    ),
    update: sessionRoute(
      'tables',
      'Changes a row; with `expected`, columns as they were read, 409 CHANGED_MEANWHILE if one differs.',
      {
        params: params(({ update }) => update !== undefined, id),
        body: { allOf: [ref('Changed'), { type: 'object', properties: { expected: { type: 'object' } } }] },
        response: answers(row),
      },
    ),
    updateWhere: sessionRoute('tables', 'Changes a row if `where` still holds, else 412: compare and set.', {
      params: params(({ update, updateWhere }) => update !== undefined || updateWhere !== undefined, id),
      body: ref('ConditionalChange'),
      response: answers(row),
    }),
    remove: sessionRoute('tables', 'Deletes a row.', {
      params: params(allows('delete'), id),
      response: answers(v.object({ id: v.string() })),
    }),
    count: openRoute('tables', 'How many rows: one parameter per column, or `where` as JSON; stops at 10,000.', {
      params: params(allows('list')),
      querystring: countQuery,
      response: answers(v.object({ count: v.number() }), { beside: ['total', 'capped'] }),
    }),
    findBy: openRoute('tables', 'Rows that match.', {
      params: params(allows('list')),
      body: ref('Query'),
      response: list,
    }),
    findOneBy: openRoute('tables', 'The first row that matches, or 404.', {
      params: params(allows('list')),
      body: ref('Query'),
      response: answers(row),
    }),
    aggregate: openRoute('tables', 'Groups and metrics of the rows that match; lower bounds where `capped`.', {
      params: params(allows('aggregate')),
      body: jsonSchemaOf(aggregateQuery),
      response: answers(v.array(v.record(v.string(), v.unknown())), { beside: ['capped'] }),
    }),
  };
}
