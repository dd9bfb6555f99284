import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import { jsonSchemaOf, ref } from '../../http/json-schema.ts';
import type { JsonSchema } from '../../http/json-schema.ts';
import { answers } from '../../http/route-schema.ts';

const problem = { description: 'A problem.', content: { 'application/problem+json': { schema: ref('Problem') } } };
const inputs = ['body', 'querystring', 'params', 'headers'] as const;

/** A route's schema with its valibot schemas as JSON Schema, an id, `{data: {}}` where it says no answer, and every error's. @throws Error for a route without a summary. */
export const describeRoute: SwaggerTransform = ({ schema, url, route }) => {
  if (schema?.hide) return { schema, url };
  if (schema?.summary === undefined) throw new Error(`${String(route.method)} ${url} has no summary in its schema`);
  const path = url.replaceAll(/[^A-Za-z0-9]+(\w)/gu, (_, first: string) => first.toUpperCase());
  const response = Object.entries(
    (schema.response ?? (schema.produces ? { 200: {} } : answers())) as Record<string, JsonSchema>,
  );
  const described: FastifySchema = {
    ...schema,
    ...Object.fromEntries(
      inputs.flatMap((name) => (schema[name] ? [[name, jsonSchemaOf(schema[name] as JsonSchema)]] : [])),
    ),
    operationId: `${String(route.method).toLowerCase()}${path}`,
    response: {
      ...Object.fromEntries(
        response.map(([status, answer]) => [status, { ...answer, 'x-response-description': schema.summary }]),
      ),
      default: problem,
    },
  };
  return { schema: described, url };
};
