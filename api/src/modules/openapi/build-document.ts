import type { RouteOptions } from 'fastify';
import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import type { GenericSchema } from 'valibot';
import type { TableModule } from '../../generic/table-module.ts';
import { callDescriptions } from './call-descriptions.ts';
import type { CallDescription } from './call-descriptions.ts';
import { namedParameters, pathParameters } from './parameters.ts';
import { conditionalChange, jsonSchemaOf, ownSchemas, ref, tableSchemas } from './schemas.ts';
import type { Schema } from './schemas.ts';

export interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly operationId: string;
  readonly security?: readonly Schema[];
  readonly parameters?: readonly Schema[];
  readonly requestBody?: Schema;
  readonly responses: Readonly<Record<string, Schema>>;
}

export interface ApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly securitySchemes: Schema };
}

/** What of a route goes into the description. */
export type DescribedRoute = Pick<RouteOptions, 'url' | 'schema'> & { readonly method: string };

const json = (schema: Schema) => ({ 'application/json': { schema } });
const problem = { description: 'A problem.', content: { 'application/problem+json': { schema: ref('Problem') } } };

/** OpenAPI 3.1 of these routes, from the schemas that check them. @throws Error for a route that nobody has described. */
export function buildDocument(routes: readonly DescribedRoute[], tables: readonly TableModule[]): ApiDocument {
  const schemas = {
    ...ownSchemas,
    Filter: jsonSchemaOf(professionalFilter),
    ...Object.fromEntries(tables.flatMap(tableSchemas)),
    ConditionalChange: conditionalChange(tables),
  };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const description = callDescriptions[`${route.method} ${route.url}`];
    if (!description) throw new Error(`${route.method} ${route.url} is not in call-descriptions.ts`);
    const path = route.url.replaceAll(/:(\w+)/gu, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route, description, tables, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nimbia API',
      version: '1.0.0',
      description:
        'Successes are {data, page?, total?, capped?}; every error is a problem (RFC 9457) with a stable code. POST /auth/login (operators too as role professional) answers a token of 15 minutes, sent as `Authorization: Bearer <token>`; POST /auth/refresh answers the next one. Where Retry-After stands beside an error, the same call may come again after so many seconds. What a caller may not read is not there: 404.',
    },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(
  route: DescribedRoute,
  { tag, summary, query, headers, body, answer, beside, status = 200, mediaType, isOpen }: CallDescription,
  tables: readonly TableModule[],
  schemas: Readonly<Record<string, Schema>>,
): Operation {
  const parameters = [
    ...pathParameters(route.url, tables),
    ...namedParameters('query', query),
    ...namedParameters('header', headers),
  ];
  const sent = bodyContent(body ?? (route.schema?.body as GenericSchema | undefined), tables, schemas);
  const content = mediaType === undefined ? json(answerSchema(answer, beside, tables)) : { [mediaType]: {} };
  return {
    tags: [tag],
    summary,
    operationId: `${route.method.toLowerCase()}${route.url.replaceAll(/[^A-Za-z0-9]+(\w)/gu, (_, first: string) => first.toUpperCase())}`,
    // {} beside bearer: a token is looked at when there is one.
    security: [{ bearer: [] }, ...(isOpen ? [{}] : [])],
    ...(parameters.length > 0 && { parameters }),
    ...(sent && { requestBody: { required: true, content: sent } }),
    responses: { [status]: { description: summary, content }, default: problem },
  };
}

function bodyContent(
  body: CallDescription['body'],
  tables: readonly TableModule[],
  schemas: Readonly<Record<string, Schema>>,
): Schema | undefined {
  if (!body) return undefined;
  if ('multipart' in body) return { 'multipart/form-data': { schema: body.multipart } };
  if ('component' in body) return json(ref(body.component));
  if (!('tables' in body)) return json(jsonSchemaOf(body));
  const op = body.tables === 'update' ? 'update' : 'create';
  const names = tables.map(({ path }) => `${path}.${op}`).filter((name) => Object.hasOwn(schemas, name));
  const one = { anyOf: names.map(ref) };
  return json(body.tables === 'createMany' ? { type: 'array', items: one } : one);
}

const besideData = { page: ref('Page'), total: { type: 'integer' }, capped: ref('Capped') };

function answerSchema(
  answer: CallDescription['answer'],
  beside: CallDescription['beside'],
  tables: readonly TableModule[],
): Schema {
  const row = { anyOf: tables.map(({ path }) => ref(path)) };
  const data =
    answer === 'rows' ? { type: 'array', items: row } : answer === 'row' ? row : answer ? jsonSchemaOf(answer) : {};
  const others = Object.fromEntries((beside ?? []).map((name) => [name, besideData[name]]));
  return { type: 'object', required: ['data'], properties: { data, ...others } };
}
