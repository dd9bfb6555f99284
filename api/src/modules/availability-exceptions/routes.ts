import type { FastifyInstance } from 'fastify';
import { absence, holiday } from 'shared-contracts/schemas/absence';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { Services } from '../../services/services.ts';
import { listAbsences } from './list-absences.ts';
import { listHolidays } from './list-holidays.ts';

/** What visitors see of a professional's closed days, and what the professional may close. */
export function registerAbsences(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.get(
    '/absences/:professionalId',
    openRoute(
      'live',
      'When a professional is away and who stands in, from today on: only days for which a listed substitute was named.',
      { params: v.object({ professionalId: id }), response: answers(v.array(absence)) },
    ),
    async ({ caller, log, params }) => ({
      data: await listAbsences({ caller, services, log }, params.professionalId),
    }),
  );
  app.get(
    '/holidays',
    sessionRoute(
      'live',
      'The public holidays of the professional’s country in the year to come, named in both languages.',
      { response: answers(v.array(holiday)) },
      ['professional'],
    ),
    async ({ caller, log }) => ({ data: await listHolidays({ caller, services, log }) }),
  );
}
