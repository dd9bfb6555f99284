import type { FastifyRequest } from 'fastify';
import { perClient } from '../plugins/per-client.ts';
import type { TableModule } from './table-module.ts';

/** Limits how many rows a client address may create in tables open to visitors. The returned check throws Problem 429 with Retry-After. */
export function ipRateLimits(
  tables: readonly TableModule[],
): (module: TableModule, request: Pick<FastifyRequest, 'ip' | 'body'>) => Promise<void> {
  const limiters = new Map(
    tables.map(({ path, createsPerMinute: points }) => [path, points === undefined ? undefined : perClient(points)]),
  );
  return async ({ path }, { ip, body }) => {
    await limiters.get(path)?.(ip, Array.isArray(body) ? body.length : 1);
  };
}
