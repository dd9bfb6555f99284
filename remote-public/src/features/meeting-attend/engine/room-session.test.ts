import { object } from 'valibot';
import {
  meetingHeartbeat,
  meetingJoined,
  type MeetingPresence,
  type MeetingSignal,
} from 'shared-contracts/schemas/meeting';
import { fakeHttp, problemError, type FakeAnswer } from 'shared-contracts/testing/fake-http';
import { fakePlatform } from 'shared-contracts/testing/fake-platform';
import { createLocalMedia } from './local-media.ts';
import type { PeerLink, PeerLinkOptions } from './peer-link.ts';
import { roomClient } from './room-client.ts';
import { connectedFor, createRoomSession } from './room-session.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [appointmentId, me, them, theirTab, theirNextTab] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5)];
const instant = '2026-11-26T10:00:00.000Z';
const presence = (change: Partial<MeetingPresence> = {}): MeetingPresence => ({
  userId: them,
  isPresent: true,
  tabId: theirTab,
  joinedAt: instant,
  provider: 'built_in',
  microphone: true,
  camera: true,
  sharing: false,
  ...change,
});
const absent = presence({ isPresent: false, tabId: null });
const offer: MeetingSignal = { kind: 'description', type: 'offer', sdp: 'v=0' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const links: (PeerLinkOptions & {
    received: MeetingSignal[];
    restarts: number;
    servers: unknown;
    isClosed: boolean;
    isConnected: boolean;
    bytes: number;
    pictureBytes: number;
    stall: Promise<void>;
    looks: number;
    packets: number;
    sends: Record<string, MediaStreamTrack | null>;
  })[] = [];
  const createLink = (options: PeerLinkOptions): PeerLink => {
    const sends: Record<string, MediaStreamTrack | null> = {};
    const link = {
      ...options,
      received: [] as MeetingSignal[],
      restarts: 0,
      servers: null as unknown,
      isClosed: false,
      isConnected: false,
      bytes: 0,
      pictureBytes: 0,
      stall: Promise.resolve(),
      looks: 0,
      packets: 0,
      sends,
    };
    links.push(link);
    return {
      receive: (signal) => {
        link.received.push(signal);
        return Promise.resolve();
      },
      setTrack: (kind, track) => {
        link.sends[kind] = track;
        return Promise.resolve();
      },
      setStep: () => Promise.resolve(),
      restart: (servers) => {
        link.restarts += 1;
        link.servers = servers;
      },
      isConnected: () => link.isConnected,
      stats: () => {
        link.looks += 1;
        return link.stall.then(
          () =>
            new Map([
              ['in', { type: 'inbound-rtp', kind: 'audio', bytesReceived: link.bytes }],
              ['seen', { type: 'inbound-rtp', kind: 'video', bytesReceived: link.pictureBytes }],
              // A tenth of it is lost.
              ['out', { type: 'outbound-rtp', packetsSent: link.packets }],
              ['back', { type: 'remote-inbound-rtp', packetsLost: link.packets / 10, timestamp: link.looks }],
            ]) as unknown as RTCStatsReport,
        );
      },
      close: () => void (link.isClosed = true),
    };
  };
  const http = fakeHttp({
    'POST /rtc/join': () => ({
      data: {
        appointmentId,
        callType: 'video',
        isPolite: true,
        self: { ...presence({ held: false }), userId: me },
        other: absent,
        startsAt: instant,
        endsAt: instant,
        opensAt: instant,
        closesAt: instant,
        now: instant,
        iceServers: [],
        expiresAt: null,
        received: 0,
      },
    }),
    'POST /rtc/heartbeat': () => ({ data: { now: instant, closesAt: instant, other: absent, signals: [] } }),
    'POST /rtc/signal': () => ({}),
    'POST /rtc/state': () => ({}),
    'POST /rtc/leave': () => ({}),
    ...answers,
  });
  const platform = fakePlatform({ http });
  const errors: unknown[] = [];
  const local = createLocalMedia(true);
  const session = createRoomSession({
    client: roomClient(http, appointmentId),
    events: platform.events,
    local,
    appointmentId,
    userId: me,
    onError: (error) => errors.push(error),
    createLink,
  });
  const callsOf = (path: string) => http.calls.filter((call) => call.path === path);
  const bodyOf = (path: string) => callsOf(path).at(-1)?.options.body as Record<string, unknown>;
  const tell = (type: string, data: object) => platform.emit({ id: '1', type, data: { appointmentId, ...data } });
  const signal = (id: number, fromTabId: string, signals: MeetingSignal[]) =>
    tell('room.signal', { id, tabId: bodyOf('/rtc/join')['tabId'], fromTabId, seq: 1, signals });
  return { session, local, http, links, errors, callsOf, bodyOf, tell, signal };
}
const fakeTrack = () =>
  Object.assign(new EventTarget(), { enabled: true, stop: jest.fn() }) as unknown as MediaStreamTrack;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('joins, says every three seconds that it is there, and leaves so that the call outlives the page', async () => {
  const { session, callsOf, bodyOf, errors } = open();
  await session.join();
  expect(session.state().phase).toBe('in');
  await pass(9_500);
  expect(callsOf('/rtc/heartbeat')).toHaveLength(3);
  await session.leave();
  expect(callsOf('/rtc/leave')[0]?.options.keepalive).toBe(true);
  expect(bodyOf('/rtc/leave')['tabId']).toBe(bodyOf('/rtc/join')['tabId']);
  await pass(9_000);
  expect(callsOf('/rtc/heartbeat')).toHaveLength(3);
  expect(errors).toEqual([]);
});

test('connects to whoever comes, and anew to another tab of theirs; signals of the old tab are nothing', async () => {
  const { session, links, tell, signal } = open();
  await session.join();
  tell('room.presence', presence());
  expect(links).toHaveLength(1);
  signal(1, theirTab, [offer]);
  signal(1, theirTab, [offer]);
  expect(links[0]?.received).toEqual([offer]);
  tell('room.presence', presence({ tabId: theirNextTab }));
  expect(links.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  signal(2, theirTab, [offer]);
  expect(links).toHaveLength(2);
  expect(links[1]?.received).toEqual([]);
});

test('whoever is on Jitsi is not in this room, and is connected when they come', async () => {
  const { session, links, tell } = open();
  await session.join();
  tell('room.presence', presence({ provider: 'jitsi' }));
  expect(links).toHaveLength(0);
  expect(session.state().other).toMatchObject({ isPresent: false, provider: 'jitsi' });
  tell('room.presence', presence({ tabId: theirNextTab }));
  expect(links).toHaveLength(1);
});

test('a signal that comes before the news of its sender opens the connection; one that a stream lost comes by heartbeat', async () => {
  const { session, http, links, signal, bodyOf } = open();
  await session.join();
  signal(7, theirTab, [offer]);
  expect(links[0]?.received).toEqual([offer]);
  http.on('POST /rtc/heartbeat', () => ({
    data: {
      now: instant,
      closesAt: instant,
      other: presence(),
      signals: [7, 8].map((id) => ({
        id,
        appointmentId,
        tabId: bodyOf('/rtc/join')['tabId'],
        fromTabId: theirTab,
        seq: id,
        signals: [offer],
      })),
    },
  }));
  await pass(3_000);
  expect(links[0]?.received).toHaveLength(2);
  await pass(3_000);
  expect(bodyOf('/rtc/heartbeat')['received']).toBe(8);
});

test('a broken connection is looked for again, not at once and not for somebody who has left', async () => {
  const { session, http, links, tell } = open();
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other: presence(), signals: [] } }));
  await session.join();
  tell('room.presence', presence());
  links[0]?.onState('broken');
  await pass(1_000);
  expect(links[0]?.restarts).toBe(0);
  await pass(1_000);
  expect(links[0]?.restarts).toBe(1);
  tell('room.presence', absent);
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other: absent, signals: [] } }));
  await pass(20_000);
  expect(links[0]?.restarts).toBe(1);
  // The same tab is heard again.
  tell('room.presence', presence());
  expect(links).toHaveLength(1);
  expect(links[0]?.restarts).toBe(2);
});

test('silence is noticed after a second, and the answer to it asked for twice a second', async () => {
  const { session, http, links, callsOf, tell } = open();
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other: presence(), signals: [] } }));
  await session.join();
  tell('room.presence', presence());
  const [link] = links;
  if (!link) throw new Error('no link');
  link.onState('connected');
  for (link.bytes = 1; link.bytes < 9; link.bytes += 1) await pass(500);
  // A gap that lines have now and then.
  await pass(500);
  link.bytes += 1;
  await pass(500);
  await pass(900);
  expect(link.restarts).toBe(0);
  const before = callsOf('/rtc/heartbeat').length;
  await pass(100);
  expect(link.restarts).toBe(1);
  await pass(3_000);
  expect(callsOf('/rtc/heartbeat').length - before).toBeGreaterThanOrEqual(6);
  // Not for ever, where it is silent because the other has turned everything off.
  await pass(20_000);
  const later = callsOf('/rtc/heartbeat').length;
  await pass(9_000);
  expect(callsOf('/rtc/heartbeat').length - later).toBe(3);
  expect(link.restarts).toBe(1);
});

async function meet() {
  const room = open({
    'POST /rtc/heartbeat': () => ({ data: { now: instant, closesAt: instant, other: presence(), signals: [] } }),
  });
  await room.session.join();
  room.tell('room.presence', presence());
  const [link] = room.links;
  if (!link) throw new Error('no link');
  const beats = () => room.callsOf('/rtc/heartbeat').length;
  /** Sound comes for so many looks. */
  const hear = async (looks: number) => {
    for (let look = 0; look < looks; look += 1) {
      link.bytes += 1;
      await pass(500);
    }
  };
  return { ...room, link, beats, hear };
}

test.each(['connecting', 'broken'] as const)(
  'where no way is found the API is asked in a hurry for a quarter of a minute alone (%s)',
  async (to) => {
    const { link, beats, hear } = await meet();
    await hear(4);
    link.onState(to);
    const from = beats();
    await pass(10_000);
    expect(beats() - from).toBeGreaterThanOrEqual(15);
    await pass(5_500);
    const before = beats();
    // It is looked for again and again.
    await pass(30_000);
    expect(link.restarts).toBeGreaterThanOrEqual(2);
    expect(beats() - before).toBe(10);
  },
);

test('silence soon after another one is heard too, as soon as a way may be looked for again', async () => {
  const { link, hear } = await meet();
  link.onState('connected');
  await hear(4);
  await pass(1_000);
  expect(link.restarts).toBe(1);
  await hear(6);
  await pass(1_000);
  expect(link.restarts).toBe(1);
  await pass(2_000);
  expect(link.restarts).toBe(2);
});

test('who has no microphone is not missed: a shared screen that stands still is no silence', async () => {
  const { link, beats, http, session, tell } = await meet();
  const other = presence({ microphone: false, camera: false, sharing: true });
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other, signals: [] } }));
  tell('room.presence', other);
  link.onState('connected');
  link.pictureBytes = 1_000;
  await pass(30_000);
  expect(link.restarts).toBe(0);
  expect(session.state().isSilent).toBe(false);
  expect(beats()).toBe(10);
});

test('who has a camera alone is missed after two seconds', async () => {
  const { link, http, session, tell } = await meet();
  const other = presence({ microphone: false });
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other, signals: [] } }));
  tell('room.presence', other);
  link.onState('connected');
  // Its first picture may take its time.
  await pass(4_000);
  for (let look = 0; look < 4; look += 1) {
    link.pictureBytes += 1_000;
    await pass(500);
  }
  await pass(1_900);
  expect(link.restarts).toBe(0);
  await pass(100);
  expect(link.restarts).toBe(1);
  expect(session.state().isSilent).toBe(true);
  // Turned off, it is not missed.
  tell('room.presence', presence({ microphone: false, camera: false }));
  await pass(500);
  expect(session.state().isSilent).toBe(false);
});

test('a person is told of silence before the browser knows of it, and that it is over', async () => {
  const { link, session, hear } = await meet();
  link.onState('connected');
  await hear(4);
  await pass(1_900);
  expect(session.state()).toMatchObject({ isSilent: false, link: 'connected' });
  await pass(100);
  expect(session.state()).toMatchObject({ isSilent: true, link: 'connected' });
  await hear(1);
  expect(session.state().isSilent).toBe(false);
  await pass(2_000);
  expect(session.state().isSilent).toBe(true);
  link.onState('broken');
  expect(session.state()).toMatchObject({ isSilent: false, link: 'broken' });
});

test('whoever is heard is there, whatever the API has heard of them; in silence it is believed', async () => {
  const { link, http, session, tell, hear } = await meet();
  const isPresent = () => session.state().other?.isPresent;
  const answer = (other: MeetingPresence) => () => ({
    data: { now: instant, closesAt: instant, other, signals: [] },
  });
  link.onState('connected');
  await hear(4);
  http.on('POST /rtc/heartbeat', answer(absent));
  tell('room.presence', absent);
  await hear(8);
  expect(session.state().other).toMatchObject({ isPresent: true, tabId: theirTab, camera: true });
  await pass(900);
  expect(isPresent()).toBe(true);
  await pass(100);
  expect(isPresent()).toBe(false);
  // A gap alone: they are heard again.
  await hear(8);
  expect(session.state().other).toMatchObject({ isPresent: true, tabId: theirTab, camera: true });
  http.on('POST /rtc/heartbeat', answer(presence({ camera: false })));
  await hear(8);
  await pass(1_500);
  expect(session.state().other).toMatchObject({ isPresent: true, camera: false });
});

test('who leaves while still heard is gone at once when the connection closes, not lost', async () => {
  const { link, session, tell, hear } = await meet();
  link.onState('connected');
  await hear(4);
  tell('room.presence', absent);
  expect(session.state()).toMatchObject({ link: 'connected', other: { isPresent: true } });
  const seen: unknown[] = [];
  session.subscribe(() => seen.push([session.state().link, session.state().other?.isPresent]));
  link.onState('broken');
  expect(seen).toEqual([['broken', false]]);
  expect(session.state().other).toMatchObject({ userId: them, isPresent: false, tabId: null });
});

test('whoever the API still has is not gone when the connection breaks', async () => {
  const { link, session, hear } = await meet();
  link.onState('connected');
  await hear(4);
  link.onState('broken');
  expect(session.state()).toMatchObject({ link: 'broken', other: { isPresent: true, tabId: theirTab } });
});

test('who has muted a microphone that is gone, and shows nothing, is not told to be lost', async () => {
  const { link, http, session, tell, hear } = await meet();
  link.onState('connected');
  await hear(4);
  const other = presence({ microphone: false, camera: false });
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other, signals: [] } }));
  tell('room.presence', other);
  await pass(5_000);
  expect(session.state().isSilent).toBe(false);
});

test('while the browser owes its counters it is not asked for them again', async () => {
  const { link, hear } = await meet();
  const { promise, resolve } = Promise.withResolvers<void>();
  link.stall = promise;
  await pass(1_900);
  expect(link.looks).toBe(1);
  link.stall = Promise.resolve();
  resolve();
  await hear(4);
  expect(link.looks).toBeGreaterThanOrEqual(4);
});

test('another tab takes over, by event or by refusal, and is taken back', async () => {
  const { session, http, bodyOf, tell } = open();
  await session.join();
  tell('room.replaced', { tabId: idOf(99) });
  expect(session.state().phase).toBe('in');
  tell('room.replaced', { tabId: bodyOf('/rtc/join')['tabId'] });
  expect(session.state().phase).toBe('replaced');
  await session.join();
  expect(session.state().phase).toBe('in');
  http.on('POST /rtc/heartbeat', () => Promise.reject(problemError('ROOM_REPLACED', 409)));
  await pass(3_000);
  expect(session.state().phase).toBe('replaced');
});

test('whoever was away for long steals the room from nobody, and takes it back only when asked to', async () => {
  const { session, http, callsOf } = open();
  await session.join();
  http.on('POST /rtc/heartbeat', () => Promise.reject(problemError('OFFLINE', 503)));
  await pass(90_000);
  expect(session.state().phase).toBe('in');
  http.on('POST /rtc/heartbeat', () => Promise.reject(problemError('ROOM_REPLACED', 409)));
  await pass(3_000);
  expect(session.state().phase).toBe('replaced');
  await pass(9_000);
  expect(callsOf('/rtc/join')).toHaveLength(1);
  await session.join();
  expect(session.state().phase).toBe('in');
});

test('the end of the window ends the stay and closes the devices, and a refusal at the door says why', async () => {
  const { session, http, local } = open();
  const tracks = [fakeTrack(), fakeTrack()];
  local.set({ microphone: tracks[0], camera: tracks[1] });
  await session.join();
  http.on('POST /rtc/heartbeat', () => Promise.reject(problemError('ROOM_CLOSED', 409)));
  await pass(3_000);
  expect(session.state().phase).toBe('closed');
  for (const track of tracks) expect(track.stop).toHaveBeenCalledTimes(1);
  expect(local.state()).toMatchObject({ microphone: null, camera: null });

  const refused = open({ 'POST /rtc/join': () => Promise.reject(problemError('RATE_LIMITED', 429)) });
  await refused.session.join();
  expect(refused.session.state()).toMatchObject({ phase: 'out', code: 'RATE_LIMITED' });
});

test('coming back into a room that has closed leaves no device open', async () => {
  const { session, local } = open({ 'POST /rtc/join': () => Promise.reject(problemError('ROOM_CLOSED', 409)) });
  const camera = fakeTrack();
  const joining = session.join();
  local.set({ camera });
  await joining;
  expect(session.state()).toMatchObject({ phase: 'closed', code: null });
  expect(camera.stop).toHaveBeenCalledTimes(1);
});

test('signals to a tab that is no longer theirs end the connection and begin that to the new one', async () => {
  const { session, http, links, tell } = open();
  await session.join();
  tell('room.presence', presence());
  http.on('POST /rtc/signal', () =>
    Promise.reject(problemError('CHANGED_MEANWHILE', 409, { details: { other: presence({ tabId: theirNextTab }) } })),
  );
  links[0]?.send(offer);
  await pass(10);
  expect(links.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

test('a camera that is there but not wanted is not sent', async () => {
  const { session, local, links, tell } = open();
  const camera = fakeTrack();
  local.set({ camera });
  await session.join();
  tell('room.presence', presence());
  expect(links[0]?.sends['video']).toBe(camera);
  local.set({ wants: { microphone: true, camera: false } });
  expect(links[0]?.sends['video']).toBeNull();
  expect(session.state().sent.camera).toBe(false);
});

test('a picture that the line does not carry is told to be held back, not turned off', async () => {
  const { session, local, links, tell, bodyOf } = open({
    'POST /rtc/heartbeat': () => ({ data: { now: instant, closesAt: instant, other: presence(), signals: [] } }),
  });
  local.set({ camera: fakeTrack() });
  await session.join();
  tell('room.presence', presence());
  const [link] = links;
  link?.onState('connected');
  for (let sample = 0; link && sample < 6; sample += 1) {
    link.packets += 200;
    await pass(2_000);
  }
  expect(session.state().line.step).toBe('no_picture');
  expect(link?.sends['video']).toBeNull();
  expect(bodyOf('/rtc/state')).toMatchObject({ camera: false, held: true });
  session.retryPicture();
  await pass(0);
  expect(bodyOf('/rtc/state')).toMatchObject({ camera: true, held: false });
  local.set({ wants: { microphone: true, camera: false } });
  await pass(0);
  expect(bodyOf('/rtc/state')).toMatchObject({ camera: false, held: false });
});

test.each(['full', 'small'])('what is lost while nothing comes leads neither down nor up from %s', async (step) => {
  const { session, local, links, tell } = open();
  local.set({ camera: fakeTrack() });
  await session.join();
  tell('room.presence', presence());
  const [link] = links;
  link?.onState('connected');
  const sample = async (comes: boolean) => {
    if (!link) return;
    link.packets += 200;
    for (let look = 0; look < 4; look += 1) {
      if (comes) link.bytes += 1_000;
      await pass(500);
    }
  };
  await sample(true);
  if (step === 'small') for (let count = 0; count < 2; count += 1) await sample(true);
  expect(session.state().line.step).toBe(step);
  for (let count = 0; count < 6; count += 1) await sample(false);
  expect(session.state().line.step).toBe(step);
});

test('the time is that of the API, whatever the device shows, also after it has slept', async () => {
  const { session, http } = open();
  await session.join();
  expect(session.now()).toBe(Date.parse(instant));
  await pass(1_000);
  expect(session.now()).toBe(Date.parse(instant) + 1_000);
  const later = Date.parse(instant) + 3_600_000;
  const now = new Date(later).toISOString();
  http.on('POST /rtc/heartbeat', () => ({ data: { now, closesAt: instant, other: absent, signals: [] } }));
  await pass(meetingHeartbeat.every);
  expect(session.now()).toBeGreaterThanOrEqual(later);
});

test('how long the two were connected is what the API says, and does not go back by a heartbeat', async () => {
  const { session, http } = open();
  let told: object = {};
  http.on('POST /rtc/heartbeat', () => {
    const now = new Date(session.now()).toISOString();
    return { data: { now, closesAt: instant, other: presence(), signals: [], ...told } };
  });
  const shown = () => connectedFor(session.state(), session.now());
  await session.join();
  await pass(meetingHeartbeat.every);
  expect(shown()).toBeNull();
  const after = async (connectedMs?: number) => {
    told = connectedMs === undefined ? {} : { connectedMs };
    await pass(meetingHeartbeat.every);
    return shown();
  };
  expect(await after(60_000)).toBe(60_000);
  expect(await after(62_000)).toBe(63_000);
  expect(await after(70_000)).toBe(70_000);
  // Of a stay that does not count it says less.
  expect(await after(10_000)).toBe(10_000);
  await after();
  expect(await after()).toBe(13_000);
});

test('an older API is not told what it does not know', async () => {
  const { session, http, local, bodyOf } = open();
  const join = await http.request('POST', '/rtc/join', object({ data: meetingJoined }));
  const { held: _, ...self } = join.data.self;
  http.on('POST /rtc/join', () => ({ data: { ...join.data, self } }));
  local.set({ camera: fakeTrack() });
  await session.join();
  local.set({ wants: { microphone: true, camera: false } });
  await pass(0);
  expect(Object.keys(bodyOf('/rtc/state'))).toEqual(['appointmentId', 'tabId', 'microphone', 'camera', 'sharing']);
});

test('signals to somebody who is away keep the connection, and go out when the same tab is back', async () => {
  const { session, http, links, callsOf, bodyOf, tell } = open();
  await session.join();
  tell('room.presence', presence());
  http.on('POST /rtc/signal', () =>
    Promise.reject(problemError('CHANGED_MEANWHILE', 409, { details: { other: absent } })),
  );
  links[0]?.send(offer);
  await pass(10);
  expect(links[0]?.isClosed).toBe(false);
  expect(session.state()).toMatchObject({ link: 'connecting', other: { isPresent: false } });
  http.on('POST /rtc/signal', () => ({}));
  tell('room.presence', presence());
  await pass(10);
  expect(links).toHaveLength(1);
  expect(callsOf('/rtc/signal')).toHaveLength(2);
  expect(bodyOf('/rtc/signal')).toMatchObject({ toTabId: theirTab, seq: 1, signals: [offer] });
});

test('a connection that never comes about is tried anew', async () => {
  const { session, http, links, tell } = open();
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other: presence(), signals: [] } }));
  await session.join();
  tell('room.presence', presence());
  await pass(14_000);
  expect(links[0]?.restarts).toBe(0);
  await pass(3_000);
  expect(links[0]?.restarts).toBe(1);
  await pass(10_000);
  expect(links[0]?.restarts).toBe(1);
  await pass(8_000);
  expect(links[0]?.restarts).toBe(2);
});

test('credentials that end are renewed once, for new connections and for those that look for another way', async () => {
  const fresh = [{ urls: ['turn:fresh'] }];
  const hour = 3_600_000;
  const { session, http, links, callsOf, tell } = open({
    'GET /rtc/ice*': () => ({ data: { iceServers: fresh, expiresAt: new Date(Date.now() + hour).toISOString() } }),
  });
  http.on('POST /rtc/heartbeat', () => ({ data: { now: instant, closesAt: instant, other: presence(), signals: [] } }));
  const join = await http.request('POST', '/rtc/join', object({ data: meetingJoined }));
  const expiresAt = new Date(Date.now() + 62_000).toISOString();
  http.on('POST /rtc/join', () => ({ data: { ...join.data, expiresAt } }));
  await session.join();
  tell('room.presence', presence());
  expect(links[0]?.iceServers).toEqual([]);
  await pass(9_500);
  tell('room.presence', presence({ tabId: theirNextTab }));
  expect(links[1]?.iceServers).toEqual(fresh);
  links[1]?.onState('broken');
  await pass(2_000);
  expect(links[1]?.servers).toEqual(fresh);
  expect(callsOf(`/rtc/ice?appointmentId=${appointmentId}`)).toHaveLength(1);
});
