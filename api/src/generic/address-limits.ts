import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientOf } from '../plugins/client-of.ts';
import { consume } from '../plugins/consume.ts';
import type { TableModule } from './table-module.ts';

/** Counts the rows that an address sends to a table where anybody may write. What it answers throws Problem 429 with Retry-After. */
export function addressLimits(
  tables: readonly TableModule[],
): (module: TableModule, request: Pick<FastifyRequest, 'ip' | 'body'>) => Promise<void> {
  const limiters = new Map(
    tables.map(({ path, createsPerMinute: points }) => [
      path,
      points && new RateLimiterMemory({ points, duration: 60 }),
    ]),
  );
  return async ({ path }, { ip, body }) => {
    const limiter = limiters.get(path);
    if (limiter) await consume(limiter, clientOf(ip), Array.isArray(body) ? body.length : 1);
  };
}
