import type { FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { parseInput } from '../generic/check-input.ts';
import { Problem } from './problem.ts';

/** Request types come from the valibot schemas of the route. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends GenericSchema ? InferOutput<this['schema']> : unknown;
}

/** Checks requests with the valibot schemas of their routes. */
export function useValibot(app: FastifyInstance): void {
  app.setValidatorCompiler<GenericSchema>(({ schema }) => (data: unknown) => {
    try {
      return { value: parseInput(schema, data) };
    } catch (error) {
      if (error instanceof Problem) return { error };
      throw error;
    }
  });
}
