import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calendarFeed } from 'shared-contracts/schemas/calendar-source';
import * as v from 'valibot';
import { runAsSystem } from '../../db/run-as.ts';
import { notFound } from '../../http/problem.ts';
import { answers, openRoute, sessionRoute } from '../../http/route-schema.ts';
import { perClient } from '../../plugins/per-client.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import type { Services } from '../../services/services.ts';
import { hashToken } from '../tokens/hash-token.ts';
import { isNotModified } from '../feeds/is-not-modified.ts';
import { ownFeed, removeFeed, renewFeed } from './own-feed.ts';
import { writeAppointments } from './write-appointments.ts';

/** Calendars ask a few times an hour; some services ask for many people from one address. */
const READS_PER_MINUTE = 120;
const owners = ['client', 'professional'] as const;
const HOUR = 3_600_000;

/** The subscription address of one's appointments, and what is read there. */
export function registerCalendarFeeds(app: FastifyInstance, services: Services): void {
  const path = '/calendars/feed';
  app.get(
    path,
    sessionRoute(
      'live',
      'The private address at which a calendar reads the caller’s appointments; null without one.',
      { response: answers(v.nullable(calendarFeed)) },
      owners,
    ),
    async (request) => ({ data: await ownFeed(services, signedIn(request).userId) }),
  );
  app.post(
    path,
    sessionRoute(
      'live',
      'Makes that address, or a new one: the one before stops at once.',
      { response: answers(calendarFeed) },
      owners,
    ),
    async (request) => ({ data: await renewFeed(services, signedIn(request).userId) }),
  );
  app.delete(path, sessionRoute('live', 'Stops that address.', {}, owners), async (request) => {
    await removeFeed(services, signedIn(request).userId);
    return { data: {} };
  });

  const perMinute = perClient(READS_PER_MINUTE);
  app.get<{ Params: { file: string } }>(
    '/feeds/appointments/:file',
    {
      config: { ignoresSession: true },
      ...openRoute(
        'files',
        'A person’s appointments as iCalendar, for who knows the address: accepted ones, those that await an answer as tentative, cancelled ones. 304 for who has this version.',
        { produces: ['text/calendar'] },
      ),
    },
    async (request, reply) => {
      await perMinute(request.ip);
      const token = /^(?<token>[\w-]{43})\.ics$/u.exec(request.params.file)?.groups?.token;
      const now = services.now();
      const feed = token === undefined ? undefined : await readFeed(services, token, now);
      if (!feed) throw notFound();
      const version = {
        etag: `"${createHash('sha256').update(feed.text).digest('base64url').slice(0, 22)}"`,
        'last-modified': feed.changedAt.toUTCString(),
      };
      void reply.headers({ ...version, 'cache-control': 'private, max-age=300' });
      // The tag alone: what leaves the range changes the text, but no appointment.
      const { 'if-none-match': tag } = request.headers;
      if (tag !== undefined && isNotModified({ 'if-none-match': tag }, version)) return reply.status(304).send();
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="nimbia.ics"')
        .send(feed.text);
    },
  );
}

function readFeed({ db, config }: Services, token: string, now: Date) {
  return runAsSystem(db, async (tx) => {
    const feed = await tx
      .selectFrom('calendarFeeds')
      .select(['id', 'readAt'])
      .where('tokenHash', '=', hashToken(token))
      .executeTakeFirst();
    if (!feed) return undefined;
    if (feed.readAt === null || now.getTime() - feed.readAt.getTime() > HOUR)
      await tx.updateTable('calendarFeeds').set({ readAt: now }).where('id', '=', feed.id).execute();
    return writeAppointments(tx, feed.id, config.webOrigins[0] ?? '', now);
  });
}
