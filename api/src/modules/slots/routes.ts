import type { FastifyInstance } from 'fastify';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import type { Services } from '../../services.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { holdSlot } from '../slot-holds/hold-slot.ts';
import { releaseSlot } from '../slot-holds/release-slot.ts';
import { answerEarliest } from './answer-earliest.ts';
import { answerSlots } from './answer-slots.ts';
import { explainDay } from './explain-day.ts';

/** POST /slots/explain is for professionals about themselves; the others are public. */
export function registerSlots(app: FastifyInstance, services: Services): void {
  app.post('/slots', async (request) => ({
    data: await answerSlots({ caller: request.caller, services, log: request.log }, request.body),
  }));
  app.post('/slots/explain', async (request) => ({
    data: await explainDay({ caller: request.caller, services, log: request.log }, request.body),
  }));
  // Whoever holds a slot is known by the token that is sent, signed in or not: a session that ended must not stand in the way.
  const open = { config: { ignoresSession: true } };
  app.post('/slots/hold', open, async ({ caller, log, ip, body }) => ({
    data: await holdSlot({ caller, services, log }, ip, body),
  }));
  app.post('/slots/release', open, async ({ body }) => {
    await releaseSlot(services, body);
    return { data: {} };
  });
  app.post('/earliest', ({ caller, body, log }) => {
    const [scope] = chooseScopes(professionalsPolicy, 'list', caller, 'role');
    return inCall({ caller, services, log }, scope, (context) => answerEarliest(context, body));
  });
}
