import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { perClient } from './per-client.ts';

/**
 * A cap per address on everything; the address is the socket's unless the peer is a configured proxy (Fastify's trustProxy). It keeps
 * this process from being flooded, so it counts here, without a word to the database.
 */
export function useRateLimits(app: FastifyInstance, config: Config): void {
  const count = perClient(config.rateLimitPerMinute);
  app.addHook('onRequest', async (request) => {
    if (request.url === '/health' || request.url === '/ready') return;
    await count(request.ip);
  });
}
