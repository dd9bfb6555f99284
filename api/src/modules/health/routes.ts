import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { answers, openRoute } from '../../http/route-schema.ts';
import type { Services } from '../../services/services.ts';

const status = v.string();

/** `/health`: the process lives. `/ready`: its database answers, so that it may be sent requests. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/health', openRoute('service', 'The process lives.', { response: answers(v.object({ status })) }), () => ({
    data: { status: 'ok' },
  }));
  app.get(
    '/ready',
    openRoute('service', 'The database answers: requests may be sent.', {
      response: answers(v.object({ status, database: v.string() })),
    }),
    async () => {
      await sql`select 1`.execute(services.db);
      return { data: { status: 'ready', database: services.connection.kind } };
    },
  );
}
