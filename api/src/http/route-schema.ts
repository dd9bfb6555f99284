import type { FastifySchema } from 'fastify';
import type { GenericSchema } from 'valibot';
import { jsonSchemaOf, ref } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';

type Tag = 'sign-in' | 'tables' | 'files' | 'live' | 'service';

/** Options of a route that needs a token: its sentence in the API description, and the schemas that check it. */
export const sessionRoute = <S extends FastifySchema>(tag: Tag, summary: string, schema?: S) => ({
  schema: { tags: [tag], summary, ...(schema as S) },
});

/** The same for a route that is public: a token is optional. */
export const openRoute = <S extends FastifySchema>(tag: Tag, summary: string, schema?: S) =>
  sessionRoute(tag, summary, { security: [{ bearer: [] }, {}] as const, ...(schema as S) });

const besideData = { page: ref('Page'), total: { type: 'integer' }, capped: ref('Capped') };

interface AnswerOptions {
  readonly status?: number;
  readonly beside?: readonly (keyof typeof besideData)[];
}

/** `response` of a route: `{data}` and what stands beside it. A route that says none answers `{data: {}}`, or what it `produces`. */
export const answers = (
  data: GenericSchema | JsonSchema = { type: 'object' },
  { status = 200, beside = [] }: AnswerOptions = {},
): Readonly<Record<number, JsonSchema>> => ({
  [status]: {
    type: 'object',
    required: ['data'],
    properties: {
      data: jsonSchemaOf(data),
      ...Object.fromEntries(beside.map((name) => [name, besideData[name]])),
    },
  },
});
