import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { measure } from './measure.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** GET /metrics for Prometheus, where METRICS_TOKEN is set and by that token alone; elsewhere there is no such route. */
export function registerMetrics(app: FastifyInstance, services: Services): void {
  const { metricsToken } = services.config;
  if (metricsToken === undefined) return;
  const expected = digest(`Bearer ${metricsToken}`);
  const registry = measure(app, services);
  app.get('/metrics', { config: { ignoresSession: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Problem(401, 'UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
