import type { FastifyRequest, FastifySchema } from 'fastify';
import type { Role } from 'shared-contracts/schemas/vocabulary';
import type { GenericSchema } from 'valibot';
import { jsonSchemaOf, ref } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { Problem } from './problem.ts';

type Tag = 'sign-in' | 'tables' | 'files' | 'live' | 'service';

/** Options of a route that checks its callers itself: its sentence in the API description, and the schemas that check requests. */
export const describedRoute = <S extends FastifySchema>(tag: Tag, summary: string, schema?: S) => ({
  schema: { tags: [tag], summary, ...(schema as S) },
});

/** The same for a route that needs a session, of one of `roles` if there are any: 401 and 403 come before 422. */
export const sessionRoute = <S extends FastifySchema>(
  tag: Tag,
  summary: string,
  schema?: S,
  roles?: readonly Role[],
) => ({
  ...describedRoute(tag, summary, schema),
  preValidation: async ({ caller }: Pick<FastifyRequest, 'caller'>): Promise<void> => {
    if (caller.role === 'anon') throw new Problem(401, 'UNAUTHENTICATED');
    if (roles?.includes(caller.role) === false) throw new Problem(403, 'FORBIDDEN');
  },
});

/** The same for a route that is public: a token is optional. */
export const openRoute = <S extends FastifySchema>(tag: Tag, summary: string, schema?: S) =>
  describedRoute(tag, summary, { security: [{ bearer: [] }, {}] as const, ...(schema as S) });

const besideData = { page: ref('Page'), total: { type: 'integer' }, capped: ref('Capped') };

interface AnswerOptions {
  readonly status?: number;
  readonly beside?: readonly (keyof typeof besideData)[];
}

/** `response` of a route: `{data}` and members beside it. By default a route answers `{data: {}}`, or what it `produces`. */
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
