import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Documentation only; validation uses a valibot schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const isValibot = (schema: unknown): schema is GenericSchema =>
  typeof schema === 'object' && schema !== null && '~standard' in schema;

/** Checks that JSON Schema cannot express are omitted; the API still enforces them. */
export function jsonSchemaOf(schema: GenericSchema | JsonSchema): JsonSchema {
  if (!isValibot(schema)) return schema;
  const { $schema: _dialect, ...described } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return described;
}

/** A component of the OpenAPI document (modules/openapi/components.ts). */
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
