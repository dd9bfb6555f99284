import type { MeetingPresence } from 'shared-contracts/schemas/meeting';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { createOutsideStay } from './outside-stay.ts';
import { roomClient } from './room-client.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [appointmentId, me, them, theirTab] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const instant = '2026-11-26T10:00:00.000Z';
const media = { microphone: true, camera: true, sharing: false };
const presence = (change: object = {}) => ({
  ...{ userId: them, isPresent: true, tabId: theirTab, joinedAt: instant, provider: 'jitsi' },
  ...media,
  ...change,
});
const absent = presence({ isPresent: false, tabId: null, joinedAt: null });
const joined = {
  ...{ appointmentId, callType: 'video', isPolite: true, self: presence({ userId: me }), other: absent },
  ...{ startsAt: instant, endsAt: instant, opensAt: instant, closesAt: instant, now: instant },
  ...{ iceServers: [], expiresAt: null },
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const http = fakeHttp({
    'POST /rtc/join': () => ({ data: joined }),
    'POST /rtc/heartbeat': () => ({ data: { now: instant, closesAt: instant, other: presence(), signals: [] } }),
    'POST /rtc/leave': () => ({}),
    ...answers,
  });
  const platform = fakePlatform({ http });
  const errors: unknown[] = [];
  const stay = createOutsideStay({
    client: roomClient(http, appointmentId),
    events: platform.events,
    provider: 'jitsi',
    appointmentId,
    userId: me,
    other: undefined,
    onError: (error) => errors.push(error),
  });
  const callsOf = (path: string) => http.calls.filter((call) => call.path === path);
  const bodyOf = (path: string) => callsOf(path).at(-1)?.options.body as Record<string, unknown>;
  const tell = (type: string, data: object) => platform.emit({ id: '1', type, data: { appointmentId, ...data } });
  return { stay, http, errors, callsOf, bodyOf, tell };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('says where it is, that it is there and whether the other is, and leaves so that the call outlives the page', async () => {
  const { stay, callsOf, bodyOf, errors } = open();
  stay.enter();
  await pass(0);
  expect(bodyOf('/rtc/join')['provider']).toBe('jitsi');
  await pass(3_000);
  expect(bodyOf('/rtc/heartbeat')).toMatchObject({ tabId: bodyOf('/rtc/join')['tabId'], isConnected: false });
  expect(stay.state().other).toMatchObject({ isPresent: true, provider: 'jitsi' });
  stay.meet(true);
  await pass(3_000);
  expect(bodyOf('/rtc/heartbeat')['isConnected']).toBe(true);
  stay.leave('left');
  await pass(9_000);
  expect(stay.state().phase).toBe('left');
  expect(callsOf('/rtc/leave')).toHaveLength(1);
  expect(callsOf('/rtc/leave')[0]?.options.keepalive).toBe(true);
  expect(callsOf('/rtc/heartbeat')).toHaveLength(2);
  stay.leave('left');
  expect(callsOf('/rtc/leave')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a meeting goes on while it cannot be recorded, and is recorded as soon as it can', async () => {
  const { stay, http, callsOf } = open({ 'POST /rtc/join': () => Promise.reject(problemError('OFFLINE', 503)) });
  const joins = () => callsOf('/rtc/join').map(({ options }) => (options.body as { tabId: string }).tabId);
  stay.enter();
  await pass(6_000);
  expect(stay.state().phase).toBe('in');
  expect(new Set(joins()).size).toBe(1);
  http.on('POST /rtc/join', () => ({ data: joined }));
  await pass(6_000);
  expect(callsOf('/rtc/heartbeat')[0]?.options.body).toMatchObject({ tabId: joins()[0] });
});

test('whoever leaves before the API has answered has left, and enters with another tab', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { stay, callsOf, bodyOf } = open({ 'POST /rtc/join': () => new Promise((resolve) => (answer = resolve)) });
  stay.enter();
  const first = bodyOf('/rtc/join')['tabId'];
  stay.leave('out');
  expect(callsOf('/rtc/leave')).toHaveLength(0);
  answer({ data: joined });
  await pass(0);
  expect(bodyOf('/rtc/leave')['tabId']).toBe(first);
  stay.enter();
  expect(bodyOf('/rtc/join')['tabId']).not.toBe(first);
});

test.each([
  ['ROOM_CLOSED', 'closed'],
  ['ROOM_REPLACED', 'replaced'],
] as const)('%s of a heartbeat ends the stay', async (code, phase) => {
  const { stay, callsOf } = open({ 'POST /rtc/heartbeat': () => Promise.reject(problemError(code, 409)) });
  stay.enter();
  await pass(3_000);
  expect(stay.state().phase).toBe(phase);
  await pass(9_000);
  expect(callsOf('/rtc/heartbeat')).toHaveLength(1);
  stay.reset();
  expect(stay.state().phase).toBe('out');
});

test('going out while it is in is told, also on the way back to its room, and changes nothing elsewhere', async () => {
  const { stay, callsOf } = open();
  stay.leave('left');
  stay.leave('out');
  expect(stay.state().phase).toBe('left');
  stay.reset();
  stay.enter();
  await pass(0);
  stay.reset();
  expect(stay.state().phase).toBe('out');
  expect(callsOf('/rtc/leave')).toHaveLength(1);
});

test('where the stream was broken it asks who is there: by a heartbeat inside, by the place outside', async () => {
  const elsewhere = presence({ provider: 'built_in' });
  const { stay, http, errors, callsOf, tell } = open({
    'GET /rtc/provider*': () => ({ data: { provider: 'built_in', other: elsewhere } }),
  });
  const miss = () => tell('room.', { appointmentId: undefined });
  stay.listen();
  miss();
  await pass(0);
  expect(stay.state().other).toEqual(elsewhere);
  stay.see(absent as MeetingPresence);
  expect(stay.state().other).toEqual(absent);

  let answer: (value: unknown) => void = () => undefined;
  http.on('GET /rtc/provider*', () => new Promise((resolve) => (answer = resolve)));
  miss();
  tell('room.presence', presence());
  answer({ data: { provider: 'built_in', other: elsewhere } });
  await pass(0);
  expect(stay.state().other).toEqual(presence());

  http.on('GET /rtc/provider*', () => Promise.reject(problemError('OFFLINE', 503)));
  miss();
  await pass(0);
  expect(errors).toEqual([]);

  stay.enter();
  await pass(0);
  const places = http.calls.filter(({ method }) => method === 'GET').length;
  miss();
  await pass(0);
  expect(callsOf('/rtc/heartbeat')).toHaveLength(1);
  expect(http.calls.filter(({ method }) => method === 'GET')).toHaveLength(places);
  stay.leave('left');
});

test('follows the other and the own other tabs while it listens', async () => {
  const { stay, bodyOf, tell } = open();
  const stop = stay.listen();
  tell('room.presence', presence({ provider: 'built_in' }));
  expect(stay.state().other).toMatchObject({ isPresent: true, provider: 'built_in' });
  tell('room.presence', presence({ userId: me, isPresent: false }));
  expect(stay.state().other).toMatchObject({ userId: them });
  stay.enter();
  await pass(0);
  tell('room.replaced', { tabId: idOf(99) });
  expect(stay.state().phase).toBe('in');
  tell('room.replaced', { tabId: bodyOf('/rtc/join')['tabId'] });
  expect(stay.state().phase).toBe('replaced');
  stop();
  tell('room.presence', presence());
  expect(stay.state().other).not.toMatchObject({ isPresent: true, provider: 'jitsi' });
});
