import { toJsonSchema } from '@valibot/to-json-schema';
import { errorCodes } from 'shared-contracts/schemas/error-codes';
import type { GenericSchema } from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { criteriaLimits } from '../../policy/criteria-limits.ts';
import type { ColumnPolicy, ColumnType, PolicyScope } from '../../policy/policy.ts';

export type Schema = Readonly<Record<string, unknown>>;

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** What a valibot schema takes. Checks that JSON Schema has no word for are left out: the API makes them all the same. */
export function jsonSchemaOf(schema: GenericSchema): Schema {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return described;
}

const text = { type: 'string' };
const types: Readonly<Record<ColumnType, { readonly type?: string } & Schema>> = {
  uuid: { type: 'string', format: 'uuid' },
  text,
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  instant: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  json: {},
  'text[]': { type: 'array', items: text },
  range: text,
  search: text,
  folded: text,
  position: text,
  binary: text,
  bits: text,
};

const columnSchema = ({ type, nullable, read, filter, sort }: ColumnPolicy): Schema => ({
  ...types[type],
  ...(nullable && types[type].type && { type: [types[type].type, 'null'] }),
  description: [`Read by ${read?.join(', ') ?? ''}.`, filter && 'May be filtered by.', sort && 'May be sorted by.']
    .filter(Boolean)
    .join(' '),
});

/** A row as it is answered: the columns that somebody reads, with who does, and what is added to them. */
function rowSchema({ policy, row }: TableModule): Schema {
  const columns = Object.entries(policy.cols)
    .filter(([, column]) => column.read?.length)
    .map(([name, column]) => [name, columnSchema(column)] as const);
  const whole = Object.entries((jsonSchemaOf(row)['properties'] ?? {}) as Record<string, Schema>);
  const added = whole.filter(([name]) => !Object.hasOwn(policy.cols, name));
  return {
    type: 'object',
    description: `A row of ${policy.table}. Only the columns that the caller may read are in it; no more than these where \`select\` names them.`,
    properties: Object.fromEntries([...columns, ...added]),
  };
}

/** One of these; which scopes send it stands beside each, where there are several. */
function anyOf(options: readonly (readonly [scope: string, schema: Schema])[]): Schema {
  const byText = Map.groupBy(options, ([, schema]) => JSON.stringify(schema));
  const [only, another] = [...byText.values()];
  if (only?.[0] && !another) return only[0][1];
  return {
    anyOf: [...byText.values()].map((same) => ({
      ...same[0]?.[1],
      description: `Sent by ${same.map(([scope]) => scope).join(', ')}.`,
    })),
  };
}

/** `<table>`, and what is sent where there is such a call: `<table>.create`, `<table>.update`, and `<table>.set` of update-where. */
export function tableSchemas(module: TableModule): [string, Schema][] {
  const { path, policy, updateWhere } = module;
  const written = (['create', 'update'] as const).flatMap((op): [string, Schema][] => {
    const schemaFor = module[op]?.schema;
    const scopes = Object.keys(policy.ops[op] ?? {}) as PolicyScope[];
    if (!schemaFor || scopes.length === 0) return [];
    return [[`${path}.${op}`, anyOf(scopes.map((scope) => [scope, jsonSchemaOf(schemaFor(scope))]))]];
  });
  const steps: [string, Schema][] = updateWhere
    ? [[`${path}.set`, { anyOf: (updateWhere.schemas ?? [updateWhere.schema({})]).map(jsonSchemaOf) }]]
    : [];
  return [[path, rowSchema(module)], ...written, ...steps];
}

/** Body of update-where: a table with steps of its own takes those, any other what an update takes. */
export const conditionalChange = (tables: readonly TableModule[]): Schema => ({
  type: 'object',
  required: ['where', 'set'],
  additionalProperties: false,
  properties: {
    where: ref('Condition'),
    set: {
      anyOf: tables
        .filter(({ update, updateWhere }) => update ?? updateWhere)
        .map(({ path, updateWhere }) => ref(`${path}.${updateWhere ? 'set' : 'update'}`)),
    },
  },
});

/** What is no valibot schema: problems, and the criteria language, which is checked against each table's policy. */
export const ownSchemas: Readonly<Record<string, Schema>> = {
  Problem: {
    type: 'object',
    description: 'RFC 9457. `code` is stable; `requestId` finds the lines of the log.',
    required: ['type', 'title', 'status', 'code', 'requestId', 'errors'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      code: { enum: errorCodes },
      requestId: { type: 'string', format: 'uuid' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['pointer', 'code'],
          properties: { pointer: text, code: { enum: errorCodes } },
        },
      },
      details: { type: 'object' },
    },
  },
  Condition: {
    type: 'object',
    description:
      'By column: a value, null, or operators ($eq $ne $gt $gte $lt $lte $in $nin $isNull $contains $startsWith $has $overlaps $near: {lat, lng, km}); ' +
      'or $and, $or: 1 to 10 conditions, or $not: one. At most 4 deep and 40 nodes; patterns have three letters or digits in a row.',
    properties: {
      $and: { type: 'array', items: ref('Condition'), minItems: 1, maxItems: 10 },
      $or: { type: 'array', items: ref('Condition'), minItems: 1, maxItems: 10 },
      $not: ref('Condition'),
    },
  },
  Query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      where: ref('Condition'),
      select: { type: 'array', items: text, minItems: 1, maxItems: criteriaLimits.select },
      sort: { type: 'array', items: { type: 'object', additionalProperties: { enum: ['asc', 'desc'] } }, maxItems: 3 },
      limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      cursor: { type: ['string', 'null'], description: '`page.next` of the page before.' },
      mine: { type: 'boolean', description: 'One’s own rows of a table that everybody reads.' },
    },
  },
  Page: {
    type: 'object',
    properties: {
      next: { type: ['string', 'null'] },
      previous: { type: ['string', 'null'], description: 'Where a search says it: null stands for the first page.' },
      limit: { type: 'integer' },
    },
  },
  Capped: { type: 'boolean', description: 'There are more than were counted: what is said is a lower bound.' },
};
