import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { bearerOnly } from '../../plugins/bearer-only.ts';
import { describedRoute } from '../../http/route-schema.ts';
import type { Services } from '../../services/services.ts';
import { measure } from './measure.ts';

/** GET /metrics for Prometheus, authorised by METRICS_TOKEN; without that setting there is no route, and nothing is measured. */
export function registerMetrics(app: FastifyInstance, services: Services): Registry | undefined {
  const { metricsToken } = services.config;
  if (metricsToken === undefined) return undefined;
  const check = bearerOnly(metricsToken);
  const registry = measure(app, services);
  app.get(
    '/metrics',
    {
      config: { ignoresSession: true },
      ...describedRoute('service', 'For Prometheus, by METRICS_TOKEN; only where it is set.', {
        produces: ['text/plain'],
      }),
    },
    async (request, reply) => {
      check(request);
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
  return registry;
}
