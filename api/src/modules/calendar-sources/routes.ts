import type { FastifyInstance } from 'fastify';
import {
  calendarAccount,
  calendarOverlap,
  calendarPassword,
  calendarSource,
  calendarSourceInput,
  foundCalendar,
} from 'shared-contracts/schemas/calendar-source';
import { id } from 'shared-contracts/schemas/text';
import * as v from 'valibot';
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts';
import { runAsSystem } from '../../db/run-as.ts';
import { notFound } from '../../http/problem.ts';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { ValibotTypeProvider } from '../../http/valibot-provider.ts';
import { sharedLimiter } from '../../plugins/shared-limiter.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { addSources, shownOfSource } from './add-sources.ts';
import { atField } from './calendar-problem.ts';
import { changePassword } from './change-password.ts';
import { listOverlaps } from './list-overlaps.ts';
import { refreshSource } from './refresh-source.ts';
import { shownName } from './shown-name.ts';

/** Calls of an account that make us ask another service. */
const AN_HOUR = 60;
const professionals = ['professional'] as const;
const one = v.object({ id });

/** Calendars of other services; listed, renamed and removed by the generic calls of `calendar_sources`. */
export function registerCalendarSources(base: FastifyInstance, services: Services): void {
  const app = base.withTypeProvider<ValibotTypeProvider>();
  const perHour = sharedLimiter(services.db, { name: 'calendars', points: AN_HOUR, duration: 3600 });
  const atOnce = createConcurrencyLimiter({ perUser: 2, total: 8 });
  /** Asks another service for the caller. */
  const asking = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    await perHour.count(userId);
    return atOnce(userId, work);
  };
  const shown = async (professionalId: string, ids: readonly string[]) => ({
    data: await runAsSystem(services.db, (tx) =>
      tx
        .selectFrom('calendarSources')
        .select(shownOfSource)
        .where('professionalId', '=', professionalId)
        .where('id', 'in', [...ids])
        .orderBy('createdAt')
        .execute(),
    ),
  });
  app.post(
    '/calendars/found',
    sessionRoute(
      'live',
      'The calendars of a CalDAV account, to choose from. Nothing is kept. 422 with `details.failure` where they cannot be read.',
      { body: calendarAccount, response: answers(v.array(foundCalendar)) },
      professionals,
    ),
    async (request) => {
      const found = await asking(signedIn(request).userId, () =>
        atField('/server', () => services.calendars.list(request.body)),
      );
      return { data: found.map(({ url, name }) => ({ url, name: shownName(name, new URL(url).hostname) })) };
    },
  );
  app.post(
    '/calendars/sources',
    sessionRoute(
      'live',
      'Adds calendars whose busy times are not offered: an .ics address, or some of a CalDAV account. They are read at once; 422 with `details.failure` where one cannot be.',
      { body: calendarSourceInput, response: answers(v.array(calendarSource), { status: 201 }) },
      professionals,
    ),
    async (request, reply) => {
      const { userId } = signedIn(request);
      const rows = await asking(userId, () => addSources(services, userId, request.body));
      return reply.status(201).send(
        await shown(
          userId,
          rows.map((row) => row.id),
        ),
      );
    },
  );
  app.post(
    '/calendars/sources/:id/refresh',
    sessionRoute(
      'live',
      'Reads a calendar now; the row says whether that went well.',
      { params: one, response: answers(calendarSource) },
      professionals,
    ),
    async (request) => {
      const { userId } = signedIn(request);
      const { data } = await shown(userId, [request.params.id]);
      if (data.length === 0) throw notFound();
      await asking(userId, () => refreshSource(services, request.params.id, true));
      const [row] = (await shown(userId, [request.params.id])).data;
      if (!row) throw notFound();
      return { data: row };
    },
  );
  app.put(
    '/calendars/sources/:id/password',
    sessionRoute(
      'live',
      'A new password for the CalDAV account of a calendar, tried first; it counts for all calendars of that account.',
      { params: one, body: calendarPassword },
      professionals,
    ),
    async (request) => {
      const { userId: professionalId } = signedIn(request);
      const { password } = request.body;
      await asking(professionalId, () =>
        changePassword(services, { professionalId, sourceId: request.params.id, password }),
      );
      return { data: {} };
    },
  );
  app.get(
    '/calendars/overlaps',
    sessionRoute(
      'live',
      'The next appointments of the caller during which one of their other calendars is busy, twenty at most.',
      { response: answers(v.array(calendarOverlap)) },
      professionals,
    ),
    async ({ caller, log }) => ({ data: await listOverlaps({ caller, services, log }) }),
  );
}
