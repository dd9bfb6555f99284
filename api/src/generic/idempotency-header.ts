import type { JsonSchema } from '../http/json-schema.ts';

/** `headers` of a route whose request may be sent again (generic/idempotency.ts). */
export const idempotencyHeader = (more = ''): JsonSchema => ({
  type: 'object',
  properties: {
    'Idempotency-Key': {
      description: `Sent again under the same key within 24 hours, the request is done once and answered alike; another body is refused (IDEMPOTENCY_KEY_REUSED).${more}`,
      type: 'string',
      minLength: 1,
      maxLength: 200,
    },
  },
});
