import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { NotificationType } from 'shared-contracts/schemas/event-types';
import { acceptsNews } from 'shared-contracts/schemas/event-stream';
import { runAsSystem } from '../../src/db/run-as.ts';
import { writeEvents } from '../../src/modules/events/write-events.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';

interface Received {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

const appointmentId = randomUUID();

describe('live events', () => {
  let api: TestApi;
  let address: string;
  let reader: Person;
  let other: Person;
  before(async () => {
    api = await openTestApi();
    address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    reader = await api.register('client');
    other = await api.register('client');
  });
  after(() => api.close());

  const send = (userId: string, type: NotificationType) =>
    runAsSystem(api.services.db, (tx) => writeEvents(tx, [{ userId, type, data: { appointmentId }, notify: true }]));

  /** Opens the stream as the browser does, with fetch, and reads `count` events. */
  async function open(token: string, lastEventId?: string, accept = acceptsNews) {
    const stop = new AbortController();
    const response = await fetch(`${address}/events`, {
      headers: {
        authorization: `Bearer ${token}`,
        accept,
        origin: 'http://localhost:3000',
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      signal: stop.signal,
    });
    assert.ok(response.body);
    const bytes = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    /** All blocks with data, starting with the opening event. */
    async function readAll(count: number): Promise<Received[]> {
      for (;;) {
        const events = text
          .split('\n\n')
          .slice(0, -1)
          .filter((block) => block.includes('data: '))
          .map(parse);
        if (events.length >= count) return events;
        const { value, done } = await bytes.read();
        if (done) throw new Error('the stream ended');
        text += value;
      }
    }
    const read = async (count: number) => (await readAll(count + 1)).slice(1);
    return { response, read, opening: async () => (await readAll(1))[0], close: () => stop.abort() };
  }

  function parse(block: string): Received {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1] ?? '';
    return { id: field('id'), type: field('event'), data: JSON.parse(field('data')) as Record<string, unknown> };
  }

  it('are limited to twelve streams per person, also of twenty opened at once', async () => {
    const many = await api.register('client');
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(many.token)));
    const statuses = streams.map(({ response }) => response.status);
    assert.equal(statuses.filter((status) => status === 200).length, 12, statuses.join(' '));
    const refused = streams.find(({ response }) => response.status === 429);
    assert.equal(refused?.response.headers.get('retry-after'), '30');
    streams.forEach(({ close }) => close());
    // Closed streams release their place.
    await until(() => api.services.events.openStreams(many.id) === 0, 'the places are free');
    const another = await open(many.token);
    assert.equal(another.response.status, 200);
    another.close();
  });

  it('need a session', async () => {
    const response = await fetch(`${address}/events`);
    assert.equal(response.status, 401);
  });

  it('reach their recipient only, after the commit', async () => {
    const stream = await open(reader.token);
    assert.equal(stream.response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(stream.response.headers.get('access-control-allow-origin'), 'http://localhost:3000');
    await send(other.id, 'appointment.accepted');
    await assert.rejects(
      runAsSystem(api.services.db, async (tx) => {
        await writeEvents(tx, [{ userId: reader.id, type: 'appointment.expired', data: {} }]);
        throw new Error('rolled back');
      }),
    );
    await send(reader.id, 'appointment.rejected');
    const [event] = await stream.read(1);
    assert.equal(event?.type, 'appointment.rejected');
    assert.deepEqual(event?.data, { appointmentId });
    stream.close();
  });

  it('tell every professional of a new question whose stream asks for it, and nobody else', async () => {
    const professional = await api.author();
    const [theirs, clients] = [await open(professional.token), await open(reader.token)];
    const earlier = await open(professional.token, undefined, 'text/event-stream');
    await Promise.all([theirs.opening(), clients.opening(), earlier.opening()]);
    const body = {
      pseudonym: 'Locataire',
      category: 'labour',
      lang: 'fr',
      title: 'Une promesse orale ?',
      body: 'Rien n’est écrit, mais tout fut dit.',
    };
    const asked = await api.call('POST', '/base/questions/create', { token: other.token, body });
    assert.equal(asked.status, 201, JSON.stringify(asked.body));
    const [news] = await theirs.read(1);
    assert.deepEqual([news?.type, news?.data], ['question.asked', { category: 'labour' }]);
    assert.equal(news?.id, (await theirs.opening())?.id, 'resuming starts at what is stored');
    await send(professional.id, 'answer.best');
    assert.equal((await theirs.read(2))[1]?.type, 'answer.best');
    assert.equal((await earlier.read(1))[0]?.type, 'answer.best');
    await send(reader.id, 'appointment.accepted');
    assert.equal((await clients.read(1))[0]?.type, 'appointment.accepted');
    theirs.close();
    clients.close();
    earlier.close();
  });

  it('resume after the last one received', async () => {
    const first = await open(reader.token);
    await send(reader.id, 'review.received');
    const [seen] = await first.read(1);
    first.close();
    await send(reader.id, 'review.replied');
    await send(reader.id, 'comment.received');
    const second = await open(reader.token, seen?.id);
    await send(reader.id, 'answer.best');
    assert.deepEqual(
      (await second.read(3)).map((event) => event.type),
      ['review.replied', 'comment.received', 'answer.best'],
    );
    second.close();
  });

  it('start with the current id, so that a disconnect before the first event loses nothing', async () => {
    const fresh = await api.register('client');
    const empty = await open(fresh.token);
    const start = await empty.opening();
    assert.deepEqual([start?.type, start?.data], ['stream.opened', { newestAge: null }]);
    empty.close();
    await send(fresh.id, 'appointment.accepted');
    const resumed = await open(fresh.token, start?.id);
    const [missed] = await resumed.read(1);
    assert.equal(missed?.type, 'appointment.accepted');
    assert.deepEqual((await resumed.opening())?.data, {}, 'who resumes is told all by the events');
    resumed.close();
    const ageByDatabase = async () => {
      const { rows } = await runAsSystem(api.services.db, (tx) =>
        sql<{ age: number }>`
          select (extract(epoch from clock_timestamp() - max(created_at)) * 1000)::float8 as age
          from events where user_id = ${fresh.id}`.execute(tx),
      );
      return Number(rows[0]?.age);
    };
    const least = await ageByDatabase();
    const again = await open(fresh.token);
    const opening = await again.opening();
    const most = await ageByDatabase();
    assert.equal(opening?.id, missed?.id);
    const age = Number(opening?.data['newestAge']);
    assert.ok(least <= age && age <= most, `${least} ≤ ${age} ≤ ${most} ms`);
    again.close();
  });

  it('can be polled without a stream, by the same ids', async () => {
    const missed = async (token?: string, lastEventId?: string) =>
      api.call<{ data: Received[] }>('GET', '/events/missed', {
        ...(token !== undefined && { token }),
        ...(lastEventId !== undefined && { headers: { 'last-event-id': lastEventId } }),
      });
    assert.equal((await missed()).status, 401);
    const stream = await open(reader.token);
    await send(reader.id, 'invoice.issued');
    const [seen] = await stream.read(1);
    stream.close();
    await send(reader.id, 'invoice.paid');
    await send(other.id, 'invoice.void');
    const { data } = (await missed(reader.token, seen?.id)).body;
    assert.deepEqual(
      data.map(({ type }) => type),
      ['stream.opened', 'invoice.paid'],
    );
    const now = (await missed(reader.token)).body.data;
    assert.deepEqual([now.length, now[0]?.id], [1, data[1]?.id]);
    const resumed = await open(reader.token, data[1]?.id);
    await send(reader.id, 'document.accepted');
    assert.equal((await resumed.read(1))[0]?.type, 'document.accepted');
    resumed.close();
  });

  it('are stored as notifications that the person marks as read', async () => {
    const list = await api.call<{ data: { id: string; type: string; readAt: string | null }[] }>(
      'POST',
      '/notifications/find-by',
      { token: reader.token, body: { where: { readAt: null } } },
    );
    assert.equal(list.body.data[0]?.type, 'document.accepted');
    const id = list.body.data[0]?.id ?? '';
    const read = await api.call<{ data: { readAt: string } }>('PUT', `/base/notifications/update/${id}`, {
      token: reader.token,
      body: { readAt: '2026-11-20T10:00:00.000Z' },
    });
    assert.equal(read.body.data.readAt, '2026-11-20T10:00:00.000Z');
    assert.equal((await api.call('GET', `/base/notifications/get-one/${id}`, { token: other.token })).status, 404);
  });
});
