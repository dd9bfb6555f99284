import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { answerSlots } from './answer-slots.ts';

/** POST /slots: public, one call for a page of professionals. */
export function registerSlots(app: FastifyInstance, services: Services): void {
  app.post('/slots', async (request) => ({
    data: await answerSlots({ caller: request.caller, services, log: request.log }, request.body),
  }));
}
