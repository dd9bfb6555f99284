import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

/** `/health`: the process lives. `/ready`: its database answers, so that it may be sent requests. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  app.get('/health', () => ({ data: { status: 'ok' } }));
  app.get('/ready', async () => {
    await sql`select 1`.execute(services.db);
    return { data: { status: 'ready', database: services.connection.kind } };
  });
}
