import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { acceptsNews, liveEvent } from 'shared-contracts/schemas/event-stream';
import type { EventType } from 'shared-contracts/schemas/event-types';
import * as v from 'valibot';
import { Problem } from '../../http/problem.ts';
import { answers, sessionRoute } from '../../http/route-schema.ts';
import type { Services } from '../../services/services.ts';
import { signedIn } from '../../plugins/signed-in.ts';
import { everyProfessional } from '../../db/event-hub.ts';
import type { LiveNews } from '../../db/event-hub.ts';
import { BATCH, eventsAfter } from './events-after.ts';
import { openingEvent } from './opening-event.ts';

/** Reads what does not fit a notification, for one stream; undefined where it is not for that stream. */
export type LiveContent = (
  services: Services,
  reader: { readonly userId: string; readonly sessionId: string },
  data: LiveNews['data'],
) => Promise<object | undefined>;

const HEARTBEAT_MS = 25_000;
const STREAMS_PER_PERSON = 12;

const resumed = {
  type: 'object',
  properties: {
    'Last-Event-ID': {
      description: 'The id of the last event that was received: what came after it follows.',
      type: 'string',
    },
  },
};

/** GET /events: server-sent events, read with fetch so that the token travels in the Authorization header and never in an address. */
export function registerEvents(
  app: FastifyInstance,
  services: Services,
  contents: Readonly<Partial<Record<EventType, LiveContent>>> = {},
): void {
  const open = new Set<PassThrough>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get(
    '/events',
    sessionRoute('live', 'Server-sent events for the caller; resumes after Last-Event-ID.', {
      headers: resumed,
      produces: ['text/event-stream'],
    }),
    async (request, reply) => {
      const { userId, sessionId } = signedIn(request);
      if (services.events.openStreams(userId) >= STREAMS_PER_PERSON)
        throw new Problem(429, 'RATE_LIMITED', { headers: { 'retry-after': '30' } });

      const stream = new PassThrough();
      let wake = (_news?: LiveNews): void => undefined;
      // Subscribing before the first await makes concurrent requests count towards the limit.
      const unsubscribe = services.events.subscribe(userId, (news) => wake(news));
      stream.once('close', unsubscribe);
      let tell = wake;
      if (request.caller.role === 'professional' && request.headers.accept === acceptsNews)
        stream.once(
          'close',
          services.events.subscribe(everyProfessional, (news) => tell(news)),
        );
      request.raw.once('close', () => stream.destroy());
      const opening = await openingEvent(services, userId, request.headers['last-event-id']).catch((error: unknown) => {
        stream.destroy();
        throw error;
      });
      let last = opening.id;
      let reading = Promise.resolve();
      const read = (news?: LiveNews) => {
        reading = reading
          .then(async () => {
            if (!(await request.isStillSignedIn())) return void stream.end();
            // Under the id of the event before it, from which a stream resumes.
            if (news) {
              const read = contents[news.type];
              const data = read ? await read(services, { userId, sessionId }, news.data) : news.data;
              if (data !== undefined) stream.write(messageOf({ id: last, type: news.type, data }));
              return;
            }
            for (;;) {
              const events = await eventsAfter(services, userId, last);
              for (const event of events) {
                last = event.id;
                stream.write(messageOf(event));
              }
              if (events.length < BATCH) return;
            }
          })
          .catch((error: unknown) => {
            request.log.error(error, 'events could not be read; the stream ends and the browser resumes it');
            stream.end();
          });
      };
      wake = read;
      const heartbeat = setInterval(() => {
        // A stream never outlives its session or token: the browser comes back with a fresh one and its last event id.
        request.isStillSignedIn().then(
          (isSignedIn) => (isSignedIn ? stream.write(': still here\n\n') : stream.end()),
          (error: unknown) => {
            request.log.error(error, 'the session of a stream could not be checked');
            stream.end();
          },
        );
      }, HEARTBEAT_MS);
      open.add(stream);
      stream.once('close', () => {
        clearInterval(heartbeat);
        open.delete(stream);
      });
      stream.write(`retry: 2000\n: open\n\n${messageOf(opening)}`);
      // What everybody may read: asking whether each session still stands would be a statement per stream.
      tell = (news) => {
        if (news && stream.writable) stream.write(messageOf({ id: last, ...news }));
      };
      read();
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        })
        .send(stream);
    },
  );

  // Fallback for clients without streaming: the same events with the same ids, so that each can resume where the other
  // stopped.
  app.get(
    '/events/missed',
    sessionRoute('live', 'What GET /events would say now, at once: for clients without streaming.', {
      headers: resumed,
      response: answers(v.array(liveEvent)),
    }),
    async (request) => {
      const { userId } = signedIn(request);
      const opening = await openingEvent(services, userId, request.headers['last-event-id']);
      const missed = await eventsAfter(services, userId, opening.id);
      return { data: [opening, ...missed].map((event) => ({ ...event, id: String(event.id) })) };
    },
  );
}

interface Sent {
  readonly id: number;
  readonly type: string;
  readonly data: unknown;
}

const messageOf = ({ id, type, data }: Sent): string => `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
