import type { FastifyInstance } from 'fastify';
import { meetingOutcome, meetingOutcomeInput } from 'shared-contracts/schemas/meeting-outcome';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { readOwnRoom } from '../rtc/own-room.ts';
import { sayOutcome } from './say-outcome.ts';
import { showOutcome } from './show-outcome.ts';

const parties = ['client', 'professional'] as const;

/** `/rtc/outcome`: what became of an appointment by video or phone. */
export function registerOutcomes(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.get(
    '/rtc/outcome',
    sessionRoute(
      'live',
      'What became of an appointment: what the times in its room say, what each party says, and what is settled.',
      { querystring: v.object({ appointmentId: id }), response: answers(meetingOutcome) },
      parties,
    ),
    async (request) => {
      const { userId } = signedIn(request);
      const { appointmentId } = request.query;
      const now = services.now();
      return runAsSystem(services.db, async (tx) => ({
        data: await showOutcome(tx, await readOwnRoom(tx, appointmentId, userId), now),
      }));
    },
  );
  app.post(
    '/rtc/outcome',
    sessionRoute(
      'live',
      'Says what became of an appointment; both parties saying the same settles it.',
      { body: meetingOutcomeInput, response: answers(meetingOutcome) },
      parties,
    ),
    async (request) => ({ data: await sayOutcome(services, signedIn(request).userId, request.body) }),
  );
}
