import type { FastifyInstance } from 'fastify';
import { notificationsRead } from 'shared-contracts/schemas/notification';
import { runAsSystem } from '../../db/run-as.ts';
import { sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { readAll } from './read-all.ts';

/** What the generic calls of `notifications` do not do. */
export function registerNotifications(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.post(
    '/notifications/read-all',
    sessionRoute('live', 'Marks the caller’s notifications as read, up to an instant.', { body: notificationsRead }),
    async (request) => {
      const { userId } = signedIn(request);
      await runAsSystem(services.db, (tx) => readAll(tx, userId, request.body.until, services.now()));
      return { data: {} };
    },
  );
}
