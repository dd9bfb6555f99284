import type { FastifyInstance } from 'fastify';
import { pathOf } from './log-options.ts';

/** Asked every few seconds by whoever watches the process. */
const watched = new Set(['/health', '/ready', '/metrics']);

/** One line for each request that was answered, with the id that its answer carried. */
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
    request.log[watched.has(path) ? 'debug' : 'info'](line, 'answered');
  });
}
