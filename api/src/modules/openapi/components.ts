import { errorCodes } from 'shared-contracts/schemas/error-codes';
import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import type { TableModule } from '../../generic/table-module.ts';
import { jsonSchemaOf, ref } from '../../http/json-schema.ts';
import type { JsonSchema } from '../../http/json-schema.ts';
import { criteriaLimits } from '../../policy/criteria-limits.ts';
import type { ColumnPolicy, ColumnType, PolicyScope } from '../../policy/policy.ts';

const text = { type: 'string' };
const types: Readonly<Record<ColumnType, { readonly type?: string } & JsonSchema>> = {
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
  binary: text,
  bits: text,
};

const columnSchema = ({ type, nullable, read, filter, sort }: ColumnPolicy): JsonSchema => ({
  ...types[type],
  ...(nullable && types[type].type && { type: [types[type].type, 'null'] }),
  description: [`Read by ${read?.join(', ') ?? ''}.`, filter && 'May be filtered by.', sort && 'May be sorted by.']
    .filter(Boolean)
    .join(' '),
});

/** A row as answered: the readable columns with their readers, and what a presenter adds. */
function rowSchema({ policy, row }: TableModule): JsonSchema {
  const columns = Object.entries(policy.cols)
    .filter(([, column]) => column.read?.length)
    .map(([name, column]) => [name, columnSchema(column)] as const);
  const whole = Object.entries((jsonSchemaOf(row)['properties'] ?? {}) as Record<string, JsonSchema>);
  const added = whole.filter(([name]) => !Object.hasOwn(policy.cols, name));
  return {
    type: 'object',
    description: `A row of ${policy.table}. Only the columns that the caller may read are in it; no more than these where \`select\` names them.`,
    properties: Object.fromEntries([...columns, ...added]),
  };
}

/** Union of the schemas; where they differ, each names its scopes. */
function anyOf(options: readonly (readonly [scope: string, schema: JsonSchema])[]): JsonSchema {
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

/** `<table>` for rows, and where there is such a call `<table>.create`, `<table>.update`, and `<table>.set` of update-where. */
function tableSchemas(module: TableModule): [string, JsonSchema][] {
  const { path, policy, updateWhere } = module;
  const written = (['create', 'update'] as const).flatMap((op): [string, JsonSchema][] => {
    const schemaFor = module[op]?.schema;
    const scopes = Object.keys(policy.ops[op] ?? {}) as PolicyScope[];
    if (!schemaFor || scopes.length === 0) return [];
    return [[`${path}.${op}`, anyOf(scopes.map((scope) => [scope, jsonSchemaOf(schemaFor(scope))]))]];
  });
  const steps: [string, JsonSchema][] = updateWhere
    ? [[`${path}.set`, { anyOf: (updateWhere.schemas ?? [updateWhere.schema({})]).map(jsonSchemaOf) }]]
    : [];
  return [[path, rowSchema(module)], ...written, ...steps];
}

/** Body of update-where: the table's own steps, or what an update takes. */
const conditionalChange = (tables: readonly TableModule[]): JsonSchema => ({
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

/** Without a valibot schema: problems, and the criteria language, which is checked against each table's policy. */
const common: Readonly<Record<string, JsonSchema>> = {
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
      'By column: a value, null, or operators ($eq $ne $gt $gte $lt $lte $in $nin $isNull $contains $startsWith $has $overlaps); ' +
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

const anyOfRefs = (names: readonly string[]): JsonSchema => ({ anyOf: names.map(ref) });

/** Schemas that calls refer to by name; `Row`, `Created` and `Changed` are unions over the tables. */
export function componentsOf(tables: readonly TableModule[]): Readonly<Record<string, JsonSchema>> {
  const schemas = Object.fromEntries(tables.flatMap(tableSchemas));
  const names = Object.keys(schemas);
  return {
    ...common,
    Filter: jsonSchemaOf(professionalFilter),
    ...schemas,
    Row: anyOfRefs(tables.map(({ path }) => path)),
    Created: anyOfRefs(names.filter((name) => name.endsWith('.create'))),
    Changed: anyOfRefs(names.filter((name) => name.endsWith('.update'))),
    ConditionalChange: conditionalChange(tables),
  };
}
