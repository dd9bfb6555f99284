import { createStore } from 'jotai';
import type { LiveEvent } from 'shared-contracts/schemas/event-stream';
import { clientUser, sessionAnswerOf } from 'shared-contracts/testing/session-users';
import { createI18n } from '../create-i18n.ts';
import { createPlatform } from '../create-platform.ts';
import { apiUrl, fakeApi, json, problemAnswer, type Asked } from '../testing/fake-api.ts';

let api: ReturnType<typeof fakeApi>;
const stops: (() => Promise<void>)[] = [];

/** One connection of the API's stream that the test writes to. */
const openStream = () => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  return {
    answer: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (id: string, type: string, data: object) =>
      controller?.enqueue(encoder.encode(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`)),
    drop: () => controller?.close(),
  };
};

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  api = fakeApi({ 'POST /auth/logout': () => json({ data: {} }), ...answers });
  const store = createStore();
  const platform = createPlatform({
    locale: 'fr',
    apiUrl,
    i18n: createI18n('fr', {}),
    store,
    side: 'browser',
    navigate: () => undefined,
  });
  stops.push(() => platform.session.end());
  return platform;
};

const until = async (holds: () => boolean) => {
  const deadline = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const streams = () => api.asked.filter(({ path }) => path === '/events');

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  api.restore();
  jest.restoreAllMocks();
});

it('opens one connection for all subscribers, with the token in a header, and dispatches by prefix', async () => {
  const stream = openStream();
  const { session, events } = open({ 'GET /events': stream.answer });
  session.start(sessionAnswerOf(clientUser, 'abc'));
  const [appointments, all]: [LiveEvent[], LiveEvent[]] = [[], []];
  events.subscribe('appointment.', (event) => appointments.push(event));
  events.subscribe('', (event) => all.push(event));
  await until(() => streams().length === 1);
  expect(streams()[0]).toMatchObject({ authorization: 'Bearer abc', credentials: 'omit' });
  stream.send('1', 'appointment.accept', { appointmentId: 'a' });
  stream.send('2', 'message.new', {});
  await until(() => all.length === 2);
  expect(appointments).toEqual([{ id: '1', type: 'appointment.accept', data: { appointmentId: 'a' } }]);
  expect(streams()).toHaveLength(1);
});

it('is closed for a visitor, and stops at sign-out', async () => {
  const stream = openStream();
  const { session, events } = open({ 'GET /events': stream.answer });
  events.subscribe('', () => undefined);
  expect(streams()).toHaveLength(0);
  session.start(sessionAnswerOf(clientUser));
  await until(() => streams().length === 1);
  await session.end();
  await until(() => streams()[0]?.signal.aborted === true);
});

it('reconnects after a break, from the last event on', async () => {
  const [first, second] = [openStream(), openStream()];
  const answers = [first.answer(), second.answer()];
  const { session, events } = open({ 'GET /events': () => answers.shift() ?? problemAnswer(503, 'UNAVAILABLE') });
  session.start(sessionAnswerOf(clientUser));
  const seen: string[] = [];
  events.subscribe('', ({ id }) => seen.push(id));
  await until(() => streams().length === 1);
  first.send('41', 'appointment.accept', {});
  await until(() => seen.length === 1);
  first.drop();
  await until(() => streams().length === 2);
  expect(streams()[1]?.headers.get('last-event-id')).toBe('41');
  second.send('42', 'appointment.accept', {});
  await until(() => seen.includes('42'));
});

const opening = (id: string, data: object = {}) => ({ id, type: 'stream.opened', data });

it('resumes from the id of the opening event when the stream breaks before the first event', async () => {
  const [first, second] = [openStream(), openStream()];
  const answers = [first.answer(), second.answer()];
  const { session, events } = open({ 'GET /events': () => answers.shift() ?? problemAnswer(503, 'UNAVAILABLE') });
  session.start(sessionAnswerOf(clientUser));
  events.subscribe('', () => undefined);
  await until(() => streams().length === 1);
  first.send('0', 'stream.opened', { newestAge: null });
  first.drop();
  await until(() => streams().length === 2);
  expect(streams()[1]?.headers.get('last-event-id')).toBe('0');
});

it.each([
  { newestAge: 0, told: ['appointment.'] },
  { newestAge: 3_600_000, told: [] },
  { newestAge: null, told: [] },
])('requests a reload of the page data when events may have occurred before it opened: $newestAge', async (one) => {
  const [first, second] = [openStream(), openStream()];
  const answers = [first.answer(), second.answer()];
  const { session, events } = open({ 'GET /events': () => answers.shift() ?? problemAnswer(503, 'UNAVAILABLE') });
  session.start(sessionAnswerOf(clientUser));
  const seen: LiveEvent[] = [];
  events.subscribe('appointment.', (event) => seen.push(event));
  await until(() => streams().length === 1);
  first.send('7', 'stream.opened', { newestAge: one.newestAge });
  first.drop();
  await until(() => streams().length === 2);
  second.send('7', 'stream.opened', {});
  second.send('8', 'appointment.accept', { by: 'client' });
  await until(() => seen.some(({ id }) => id === '8'));
  expect(seen.map(({ type }) => type)).toEqual([...one.told, 'appointment.accept']);
  for (const event of seen.slice(0, -1)) expect(event.data).toEqual({});
});

it('polls after streaming failed twice, from the last streamed event on', async () => {
  const stream = openStream();
  const answers = [stream.answer()];
  const find = jest.fn((_asked: Asked) =>
    json({ data: [opening('41'), { id: '42', type: 'appointment.accept', data: { appointmentId: 'a' } }] }),
  );
  const { session, events } = open({
    'GET /events': () => answers.shift() ?? problemAnswer(503, 'UNAVAILABLE'),
    'GET /events/missed': find,
  });
  session.start(sessionAnswerOf(clientUser));
  const seen: LiveEvent[] = [];
  events.subscribe('appointment.', (event) => seen.push(event));
  await until(() => streams().length === 1);
  stream.send('41', 'appointment.request', {});
  stream.drop();
  await until(() => seen.length === 2);
  expect(streams()).toHaveLength(2);
  expect(find.mock.calls[0]?.[0].headers.get('last-event-id')).toBe('41');
  expect(seen[1]).toEqual({ id: '42', type: 'appointment.accept', data: { appointmentId: 'a' } });
});

it('refreshes the token when that of the stream expires', async () => {
  const stream = openStream();
  const { session, events } = open({
    'GET /events': ({ authorization }) =>
      authorization === 'Bearer fresh' ? stream.answer() : problemAnswer(401, 'TOKEN_EXPIRED'),
    'POST /auth/refresh': () => json({ data: sessionAnswerOf(clientUser, 'fresh') }),
  });
  session.start(sessionAnswerOf(clientUser, 'stale'));
  events.subscribe('', () => undefined);
  await until(() => streams().some(({ authorization }) => authorization === 'Bearer fresh'));
  expect(api.countOf('POST /auth/refresh')).toBe(1);
});
