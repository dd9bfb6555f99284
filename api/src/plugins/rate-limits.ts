import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { clientOf } from './client-of.ts';
import { consume } from './consume.ts';

/**
 * A cap per address on everything; the address is the socket's unless the peer is a configured proxy (Fastify's trustProxy). It keeps
 * this process from being flooded, so it counts here, without a word to the database.
 */
export function useRateLimits(app: FastifyInstance, config: Config): void {
  const perAddress = new RateLimiterMemory({ points: config.rateLimitPerMinute, duration: 60 });
  app.addHook('onRequest', async (request) => {
    if (request.url === '/health' || request.url === '/ready') return;
    await consume(perAddress, clientOf(request.ip));
  });
}
