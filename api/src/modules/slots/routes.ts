import type { FastifyInstance } from 'fastify';
import { explainedDay, explainQuery } from 'shared-contracts/schemas/slots-explained';
import { professionalSlots } from 'shared-contracts/schemas/slots';
import { slotsQuery } from 'shared-contracts/schemas/slots-query';
import { earliestRequest, earliestSlots } from 'shared-contracts/schemas/earliest';
import { slotHold, slotHoldRequest, slotRelease } from 'shared-contracts/schemas/slot-hold';
import * as v from 'valibot';
import { inCall } from '../../generic/call-context.ts';
import { chooseScopes } from '../../generic/choose-scope.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import type { Services } from '../../services/services.ts';
import { professionalsPolicy } from '../professionals/policy.ts';
import { holdSlot } from '../slot-holds/hold-slot.ts';
import { releaseSlot } from '../slot-holds/release-slot.ts';
import { answerEarliest } from './answer-earliest.ts';
import { answerSlots } from './answer-slots.ts';
import { explainDay } from './explain-day.ts';

/** POST /slots/explain is for professionals about themselves; the others are public. */
export function registerSlots(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  app.post(
    '/slots',
    openRoute(
      'live',
      'Free times of a page of professionals: between `from` and `to`, or on `date`, each professional’s own day; `next` where there is none. `moving` frees the time of an own appointment, `holder` that of an own hold.',
      { body: slotsQuery, response: answers(v.array(professionalSlots)) },
    ),
    async ({ caller, log, body }, reply) =>
      reply.type('application/json; charset=utf-8').send(await answerSlots({ caller, services, log }, body)),
  );
  app.post(
    '/slots/explain',
    sessionRoute(
      'live',
      'Why the own times of a day are offered or not, for a professional: each minute starts a slot or is refused by one rule.',
      { body: explainQuery, response: answers(explainedDay) },
      ['professional'],
    ),
    async (request) => ({
      data: await explainDay({ caller: request.caller, services, log: request.log }, request.body),
    }),
  );
  // A hold belongs to the token in the body, not to a session: an expired session must not block it.
  const config = { ignoresSession: true };
  app.post(
    '/slots/hold',
    {
      config,
      ...openRoute(
        'live',
        'Holds a free slot for 10 minutes while a request is written, or renews the hold, up to 30 minutes in all: others do not see the slot. `holder` is a random UUID of the browser, of which a hash is kept. 409 SLOT_TAKEN as for a request; 429 RATE_LIMITED when the address holds too many, or held this one for too long.',
        { body: slotHoldRequest, response: answers(slotHold) },
      ),
    },
    async ({ caller, log, ip, body }) => ({
      data: await holdSlot({ caller, services, log }, ip, body),
    }),
  );
  app.post(
    '/slots/release',
    {
      config,
      ...openRoute(
        'live',
        'Gives a held slot free, at once or `inSeconds`; one that was renewed since `expiresAt` stays.',
        { body: slotRelease },
      ),
    },
    async ({ body }) => {
      await releaseSlot(services, body);
      return { data: {} };
    },
  );
  app.post(
    '/earliest',
    openRoute(
      'live',
      'Who can be met first, each professional once a day with up to three times: on the days from `date` to `until`, between `from` and `to` on the clock of `timeZone`. Where `capped`, only the 2,000 best rated of those who match were looked at.',
      {
        body: v.nullish(earliestRequest, {}),
        response: answers(v.array(earliestSlots), { beside: ['page', 'capped'] }),
      },
    ),
    ({ caller, body, log }) => {
      const [scope] = chooseScopes(professionalsPolicy, 'list', caller, 'role');
      return inCall({ caller, services, log }, scope, (context) => answerEarliest(context, body));
    },
  );
}
