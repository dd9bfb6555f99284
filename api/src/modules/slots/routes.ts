import type { FastifyInstance } from 'fastify';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import type { Services } from '../../services.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { answerEarliest } from './answer-earliest.ts';
import { answerSlots } from './answer-slots.ts';
import { explainDay } from './explain-day.ts';

/** POST /slots and /earliest are public; POST /slots/explain is for professionals about themselves. */
export function registerSlots(app: FastifyInstance, services: Services): void {
  app.post('/slots', async (request) => ({
    data: await answerSlots({ caller: request.caller, services, log: request.log }, request.body),
  }));
  app.post('/slots/explain', async (request) => ({
    data: await explainDay({ caller: request.caller, services, log: request.log }, request.body),
  }));
  app.post('/earliest', ({ caller, body, log }) => {
    const [scope] = chooseScopes(professionalsPolicy, 'list', caller, 'role');
    return inCall({ caller, services, log }, scope, (context) => answerEarliest(context, body));
  });
}
