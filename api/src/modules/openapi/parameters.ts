import { criteriaLimits } from '../../policy/criteria-limits.ts';
import type { TableModule } from '../../generic/table-module.ts';
import type { Operation } from '../../policy/policy.ts';
import type { Schema } from './schemas.ts';

/** What a call reads of its address or headers, by name; the tables are those that the document is about. */
export type Parameters = Readonly<
  Record<string, { readonly description: string; readonly schema: Schema; readonly required?: true } & Schema>
>;

const text = { type: 'string' };

const allows =
  (op: Operation) =>
  ({ policy }: TableModule): boolean =>
    policy.ops[op] !== undefined;

/** What a table must have for a generic call, by the call's address without its parameters. */
const needs: Readonly<Record<string, (module: TableModule) => boolean>> = {
  '/base/get-all': allows('list'),
  '/base/lawyer-filter': ({ filters }) => filters?.['lawyer-filter'] !== undefined,
  '/base/doctor-filter': ({ filters }) => filters?.['doctor-filter'] !== undefined,
  '/pro/get-all': ({ policy }) =>
    policy.ops.list?.self !== undefined && policy.selfFor?.includes('professional') === true,
  '/base/get-one': allows('get'),
  '/base/create': ({ create }) => create !== undefined,
  '/base/create-many': ({ create }) => create !== undefined,
  '/base/update': ({ update }) => update !== undefined,
  '/base/update-where': ({ update, updateWhere }) => update !== undefined || updateWhere !== undefined,
  '/base/delete': allows('delete'),
  '/count': allows('list'),
  '/find-by': allows('list'),
  '/find-one-by': allows('list'),
  '/aggregate': allows('aggregate'),
};

/** Parts of an address that stand in its path; for a table, those that have the call for anybody. */
export const pathParameters = (url: string, tables: readonly TableModule[]): Schema[] => {
  const serves = needs[url.replaceAll(/\/:\w+/gu, '')] ?? (() => true);
  const names = tables.filter(serves).map(({ path }) => path);
  return [...url.matchAll(/:(\w+)/gu)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'table' ? { enum: names } : text,
  }));
};

/** The rest: `in` is where they are sent. */
export const namedParameters = (where: 'query' | 'header', parameters: Parameters = {}): Schema[] =>
  Object.entries(parameters).map(([name, parameter]) => ({ name, in: where, ...parameter }));

export const pageQuery: Parameters = {
  limit: {
    description: 'Rows of a page.',
    schema: { type: 'integer', minimum: 1, maximum: criteriaLimits.rows, default: criteriaLimits.rows },
  },
  cursor: { description: '`page.next` of the page before.', schema: text },
};

export const countQuery: Parameters = {
  where: { description: 'A Condition, as JSON.', schema: text },
  columns: {
    description: 'One parameter per column, each an equality: `?status=waiting&availableNow=true`.',
    style: 'form',
    explode: true,
    schema: { type: 'object', additionalProperties: text },
  },
};

export const reopenQuery: Parameters = {
  reopen: {
    description: 'availability_exceptions alone: days that go back to the hours of the week, `<date>,<date>`.',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: 'string', format: 'date' }, maxItems: 366 },
  },
};

export const signedQuery: Parameters = {
  expires: { description: 'Of a document’s link: when it ends, in seconds since 1970.', schema: text },
  signature: { description: 'Of a document’s link: ours, over its key and end.', schema: text },
};

/** The same request sent again under the same key is done once. */
export const idempotencyHeader = (extra = ''): Parameters => ({
  'Idempotency-Key': {
    description: `Sent again under the same key within 24 hours, the request is done once and answered alike; another body is refused (IDEMPOTENCY_KEY_REUSED).${extra}`,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
});

export const lastEventHeader: Parameters = {
  'Last-Event-ID': {
    description: 'The id of the last event that was received: what came after it follows.',
    schema: text,
  },
};
