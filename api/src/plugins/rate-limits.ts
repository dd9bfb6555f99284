import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config.ts';
import { perClient } from './per-client.ts';

/**
 * A limit per client address on all requests; behind a configured proxy the forwarded address counts (Fastify's trustProxy). It protects
 * this process from floods, so it is counted in memory.
 */
export function useRateLimits(app: FastifyInstance, config: Config): void {
  const count = perClient(config.rateLimitPerMinute);
  app.addHook('onRequest', async (request) => {
    if (request.url === '/health' || request.url === '/ready') return;
    await count(request.ip);
  });
}
