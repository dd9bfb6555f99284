import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';

const names = /^(?:(?:access|refresh|reset|id)?[_-]?token|authorization|password|secret)$/iu;

/** URLs end up in logs, histories and referrers, so a secret in a URL has leaked and is not accepted. */
export function rejectTokensInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ query }) => {
    if (Object.keys(query as object).some((name) => names.test(name))) throw new Problem(400, 'TOKEN_IN_ADDRESS');
  });
}
