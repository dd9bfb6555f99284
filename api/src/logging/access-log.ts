import type { FastifyInstance } from 'fastify';
import { pathOf } from './log-options.ts';

/** Polled every few seconds by monitoring. */
const polled = new Set(['/health', '/ready', '/metrics']);

/** One line per response, with its request id. */
export function useAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    const line = {
      method: request.method,
      path,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      userId: request.caller?.userId ?? undefined,
    };
    request.log[polled.has(path) ? 'debug' : 'info'](line, 'answered');
  });
}
