import type { FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseInput } from './parse-input.ts';
import { isValibot } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { Problem } from './problem.ts';

/** Request types come from the valibot schemas of the route. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends GenericSchema ? InferOutput<this['schema']> : unknown;
}

/** Checks requests with the valibot schemas of their routes; a JSON schema only describes, and its input stays `unknown`. */
export function useValibot(app: FastifyInstance): void {
  app.setValidatorCompiler<GenericSchema | JsonSchema>(({ schema }) => {
    if (!isValibot(schema)) return () => true;
    return (data: unknown) => {
      try {
        return { value: parseInput(schema, data) };
      } catch (error) {
        if (error instanceof Problem) return { error };
        throw error;
      }
    };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
