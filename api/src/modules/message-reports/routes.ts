import type { FastifyInstance } from 'fastify';
import { reportedMessage } from 'shared-contracts/schemas/message-report';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { readReported } from './read-reported.ts';

/** What was reported, for operators. */
export function registerMessageReports(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.get(
    '/message-reports/:id/messages',
    sessionRoute(
      'tables',
      'The reported message and a few around it, for operators. Each reading is recorded in the audit log.',
      { params: v.object({ id }), response: answers(v.array(reportedMessage)) },
      ['operator'],
    ),
    async (request) => ({
      data: await readReported(services, signedIn(request).userId, request.params.id),
    }),
  );
}
