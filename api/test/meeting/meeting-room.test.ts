import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import {
  meetingBeaten,
  meetingJoined,
  meetingPlace,
  meetingSignalEvent,
  roomClosed,
} from 'shared-contracts/schemas/meeting';
import { meetingPresent, meetingRoom } from 'shared-contracts/schemas/meeting-room';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { purgeExpired } from '../../src/purge-expired.ts';
import { endVisits } from '../../src/modules/rtc/end-visits.ts';
import { candidate, meetingIn, offer, roomCalls } from '../support/meeting.ts';
import type { RoomCalls } from '../support/meeting.ts';
import { openEvents } from '../support/open-events.ts';
import { callsOn, notified } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { until } from '../support/until.ts';

const minute = 60_000;

describe('the meeting room', () => {
  let api: TestApi;
  let address: string;
  let client: Person;
  let professional: Person;
  let stranger: Person;
  let rival: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' });
    address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    stranger = await api.register('client');
    rival = await api.register('professional');
    operator = await api.operator();
  });
  after(() => api.close());
  // Each test has a diary of its own.
  beforeEach(async () => {
    client = await api.register('client');
    professional = await api.register('professional');
  });

  const meeting = (minutes = 0) => meetingIn(api, client, professional, minutes);
  const listen = async (who: Person) => {
    const stream = await openEvents(address, who.token);
    const taken = new Set<number>();
    return {
      close: stream.close,
      /** The next event of a type. One that is kept may overtake a live one, and the other way round. */
      async next(type: string) {
        for (let events = await stream.read(1); ; events = await stream.read(events.length + 1)) {
          const at = events.findIndex((event, index) => event.type === type && !taken.has(index));
          if (at < 0) continue;
          taken.add(at);
          return events[at]?.data ?? {};
        }
      },
    };
  };

  it('is for the two parties of the appointment and for nobody else', async () => {
    const room = await meeting();
    const tabId = randomUUID();
    for (const [who, status] of [
      [undefined, 401],
      [operator, 403],
      [stranger, 404],
      [rival, 404],
    ] as const) {
      const state = { microphone: true, camera: true, sharing: false };
      const signal = { toTabId: tabId, seq: 1, signals: [offer()] };
      for (const [path, body] of Object.entries({ join: {}, heartbeat: {}, signal, state, leave: {} }))
        assert.equal((await room.post(who, path, { tabId, ...body })).status, status, path);
      for (const path of ['ice', 'provider']) assert.equal((await room.get(who, path)).status, status, path);
    }
    assert.equal((await roomCalls(api, randomUUID()).join(client)).status, 404);
    const inPerson = await meetingIn(api, client, professional, 60 * 26, 'in_person');
    assert.equal((await inPerson.join(client)).status, 404);
    assert.equal((await room.join(client, 'x')).status, 422);
    assert.equal((await room.post(client, 'join', { tabId, held: true })).status, 422, 'told later');
    for (const who of [client, professional]) assert.equal((await room.join(who)).status, 200);
  });

  it('is open from a quarter of an hour before to half an hour after, and says when', async () => {
    const room = await meeting(16);
    const tabId = randomUUID();
    const { status, body } = await room.join(client, tabId);
    assert.deepEqual([status, body.code], [409, 'ROOM_CLOSED']);
    const closed = v.parse(roomClosed, body.details);
    assert.equal(Date.parse(closed.closesAt) - Date.parse(closed.opensAt), (15 + 60 + 30) * minute);
    const startIn = (minutes: number) =>
      runAsSystem(api.services.db, (tx) =>
        tx
          .updateTable('appointments')
          .set({
            startsAt: new Date(Date.now() + minutes * minute),
            endsAt: new Date(Date.now() + (minutes + 60) * minute),
          })
          .where('id', '=', room.appointmentId)
          .execute(),
      );
    await startIn(14);
    assert.equal((await room.join(client, tabId)).status, 200);
    await startIn(-89);
    assert.equal((await room.beat(client, tabId)).status, 200);
    await startIn(-91);
    for (const answer of [
      ...[await room.beat(client, tabId), await room.join(client)],
      ...[await room.get(client, 'ice'), await room.get(client, 'provider')],
    ])
      assert.deepEqual([answer.status, answer.body.code], [409, 'ROOM_CLOSED']);
    assert.equal((await room.leave(client, tabId)).status, 200, 'leaving is always possible');
    await startIn(240);
    const cancelled = await meeting(5);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', cancelled.appointmentId).execute(),
    );
    const refused = await cancelled.join(client);
    assert.deepEqual([refused.body.code, refused.body.details?.status], ['ROOM_CLOSED', 'cancelled']);
  });

  it('gives each party the other’s number while it is open, and a client none that the practice does not publish', async () => {
    const numbers = async (one: RoomCalls) =>
      Promise.all(
        [client, professional, stranger, rival, operator].map(async (who) => {
          const { status, body } = await one.join(who);
          if (status === 200) return v.parse(meetingJoined, body.data).otherPhone;
          assert.ok(!JSON.stringify(body).includes('+237'), JSON.stringify(body));
          return status;
        }),
      );
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('users').set({ phone: '+237670000001' }).where('id', '=', client.id).execute(),
    );
    const open = await meeting();
    assert.deepEqual(await numbers(open), [null, '+237670000001', 404, 404, 403]);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('professionals').set({ publicPhone: '+237222000002' }).where('id', '=', professional.id).execute(),
    );
    assert.deepEqual(await numbers(open), ['+237222000002', '+237670000001', 404, 404, 403]);
    assert.deepEqual(await numbers(await meeting(240)), [409, 409, 404, 404, 403], 'before');
    assert.deepEqual(await numbers(await meeting(-120)), [409, 409, 404, 404, 403], 'after');
  });

  it('tells who is there, who is polite and what time it is, and rings the other once', async () => {
    const room = await meeting(3);
    const [hers, his] = [await listen(client), await listen(professional)];
    const first = v.parse(meetingJoined, (await room.join(client)).body.data);
    await room.stay();
    assert.deepEqual([first.isPolite, first.self.isPresent, first.other.isPresent], [true, true, false]);
    assert.ok(Math.abs(Date.parse(first.now) - Date.now()) < minute);
    const seen = await his.next('room.presence');
    assert.deepEqual([seen['userId'], seen['isPresent'], seen['tabId']], [client.id, true, first.self.tabId]);
    const rung = await his.next('appointment.joined');
    assert.deepEqual([rung['appointmentId'], rung['by'], rung['provider']], [room.appointmentId, 'client', 'built_in']);
    const second = v.parse(meetingJoined, (await room.join(professional, undefined, { camera: false })).body.data);
    assert.deepEqual([second.isPolite, second.other.tabId], [false, first.self.tabId]);
    await room.stay();
    await hers.next('room.presence');
    const other = await hers.next('room.presence');
    assert.deepEqual([other['userId'], other['camera'], other['microphone']], [professional.id, false, true]);
    const state = { tabId: second.self.tabId, microphone: false, camera: true, sharing: true, held: true };
    assert.equal((await room.post(professional, 'state', state)).status, 200);
    const changed = await hers.next('room.presence');
    assert.deepEqual(
      ['microphone', 'camera', 'sharing', 'held'].map((name) => changed[name]),
      [false, true, true, true],
    );
    const rooms = callsOn(api, 'meeting_rooms');
    const found = await rooms.find(client, { where: { appointmentId: room.appointmentId } });
    assert.deepEqual(v.parse(v.array(meetingRoom), found.body.data)[0]?.present, [client.id, professional.id]);
    await room.leave(client, String(first.self.tabId));
    await room.join(client);
    const rings = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('notifications').select('userId').where('type', '=', 'appointment.joined').execute(),
    );
    assert.deepEqual(
      rings.filter(({ userId }) => [client.id, professional.id].includes(userId)).map(({ userId }) => userId),
      [professional.id],
      'nobody is rung who is there, and nobody twice',
    );
    hers.close();
    his.close();
  });

  const presence = async (who: Person | undefined) => {
    const { status, body } = await api.call<{ data: unknown }>('GET', '/rtc/presence', { token: who?.token });
    return status === 200 ? v.parse(v.array(meetingPresent), body.data) : status;
  };
  const here = (appointmentId: string, isSelfHere: boolean, isOtherHere: boolean) => [
    { appointmentId, isSelfHere, isOtherHere, ring: null },
  ];

  it('says to its parties alone that somebody is there, and rings until that is read', async () => {
    const room = await meeting(3);
    assert.deepEqual([await presence(undefined), await presence(operator)], [401, 403]);
    assert.deepEqual(await presence(professional), []);
    const tabId = randomUUID();
    await room.join(client, tabId);
    await room.stay();
    assert.deepEqual(await presence(client), here(room.appointmentId, true, false));
    const place = v.parse(meetingPlace, (await room.get(client, 'provider')).body.data);
    assert.deepEqual([place.self?.tabId, place.other?.isPresent], [tabId, false]);
    for (const who of [stranger, rival]) assert.deepEqual(await presence(who), []);
    const rung = await presence(professional);
    assert.ok(Array.isArray(rung) && rung[0]?.ring, JSON.stringify(rung));
    const { ring, ...seen } = rung[0];
    assert.deepEqual({ ...seen, ring: null }, here(room.appointmentId, false, true)[0]);
    const read = { readAt: new Date().toISOString() };
    assert.equal((await callsOn(api, 'notifications').update(professional, ring, read)).status, 200);
    assert.deepEqual(await presence(professional), here(room.appointmentId, false, true));
    await room.leave(client, tabId);
    assert.deepEqual(await presence(professional), []);
  });

  it('has read what called somebody there once they enter, on all their pages', async () => {
    const room = await meeting(3);
    await room.join(client);
    await room.stay();
    const his = await listen(professional);
    const tabId = randomUUID();
    await room.join(professional, tabId);
    await room.stay();
    await his.next('notification.changed');
    his.close();
    assert.deepEqual(await presence(professional), here(room.appointmentId, true, true));
    await room.leave(professional, tabId);
    assert.deepEqual(await presence(professional), here(room.appointmentId, false, true));
    const { body } = await callsOn(api, 'notifications').find(professional, { where: { readAt: null } });
    assert.deepEqual(
      body.data.filter(({ type }) => type === 'appointment.joined'),
      [],
    );
  });

  it('rings for nobody who wants no reminders on our pages', async () => {
    const choice = { kind: 'reminders', inApp: false };
    assert.equal((await callsOn(api, 'notification_choices').create(professional, choice)).status, 201);
    const room = await meeting(3);
    await room.join(client);
    await room.stay();
    assert.deepEqual(await presence(professional), here(room.appointmentId, false, true));
    assert.ok(!(await notified(api, professional)).includes('appointment.joined'));
  });

  it('has one tab of a person: the second takes over and the first is told', async () => {
    const room = await meeting();
    const events = await listen(client);
    const [first, second] = [randomUUID(), randomUUID()];
    await room.join(client, first);
    await room.join(client, second);
    assert.deepEqual(await events.next('room.replaced'), { appointmentId: room.appointmentId, tabId: first });
    for (const answer of [await room.beat(client, first), await room.signal(client, first, randomUUID(), 1)])
      assert.deepEqual([answer.status, answer.body.code], [409, 'ROOM_REPLACED']);
    assert.equal((await room.leave(client, first)).status, 200);
    assert.equal((await room.beat(client, second)).status, 200, 'the first tab takes nothing along when it closes');
    await room.leave(client, second);
    assert.equal((await room.beat(client, second)).body.code, 'ROOM_REPLACED', 'a late heartbeat brings nobody back');
    const both = await Promise.all([first, second].map((tabId) => room.join(client, tabId)));
    assert.deepEqual(
      both.map(({ status }) => status),
      [200, 200],
    );
    const beats = await Promise.all([first, second].map((tabId) => room.beat(client, tabId)));
    assert.deepEqual(beats.map(({ status }) => status).toSorted(), [200, 409]);
    assert.deepEqual(await room.history(), ['client join'], 'one visit');
    events.close();
  });

  it('hands signals to the tab of the other in order, once, and to nobody else', async () => {
    const room = await meeting();
    const [a, b] = [randomUUID(), randomUUID()];
    await room.join(client, a);
    // Another browser of the professional, and somebody else's.
    const login = await api.call<{ data: { token: string } }>('POST', '/auth/login', {
      body: { email: professional.email, password, role: 'professional' },
    });
    const elsewhere = { ...professional, token: login.body.data.token };
    const [its, others, stranger_] = [
      await listen(professional),
      await openEvents(address, elsewhere.token),
      await openEvents(address, stranger.token),
    ];
    await room.join(professional, b);
    await room.stay();
    const sdp = `v=0\r\n${'a=candidate:é'.repeat(2_500)}`;
    assert.equal((await room.signal(client, a, b, 1, [offer(sdp)])).status, 200);
    assert.equal((await room.signal(client, a, b, 1, [offer('again')])).status, 200, 'the same number changes nothing');
    const gap = await room.signal(client, a, b, 3);
    assert.deepEqual([gap.status, gap.body.code, gap.body.details], [409, 'CONFLICT', { expected: 2 }]);
    await room.signal(client, a, b, 2, [candidate('one'), candidate('')]);
    const events = [];
    for (let seq = 3; seq <= 12; seq += 1) events.push(await room.signal(client, a, b, seq, [candidate(`c${seq}`)]));
    assert.ok(events.every(({ status }) => status === 200));
    const got = [];
    while (got.length < 12) got.push(v.parse(meetingSignalEvent, await its.next('room.signal')));
    assert.deepEqual(
      got.map(({ seq }) => seq),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    );
    assert.deepEqual(got[0]?.signals, [{ kind: 'description', type: 'offer', sdp }]);
    assert.ok(got.every(({ tabId, fromTabId }) => tabId === b && fromTabId === a));
    const ids = got.map(({ id }) => id);
    assert.deepEqual(
      ids.toSorted((x, y) => x - y),
      ids,
    );
    // What a stream has lost: the heartbeat has it, and what was handled is gone.
    const half = ids[5] ?? 0;
    const beaten = v.parse(meetingBeaten, (await room.beat(professional, b, { received: half })).body.data);
    assert.deepEqual(
      beaten.signals.map(({ id }) => id),
      ids.slice(6),
    );
    await room.beat(professional, b, { received: ids.at(-1) });
    const left = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('meetingSignals').select('id').where('toTab', '=', b).execute(),
    );
    assert.deepEqual(left, []);
    // Marks in all streams that came after the signals.
    await room.post(client, 'state', { tabId: a, microphone: false, camera: false, sharing: false });
    await meetingIn(api, stranger, rival, 0).then((own) => own.join(stranger));
    const elsewhereSaw = await others.read(3);
    const strangerSaw = await stranger_.read(1);
    assert.ok(!JSON.stringify([elsewhereSaw, strangerSaw]).includes('candidate'), 'only the browser that joined');
    assert.ok(elsewhereSaw.every(({ type }) => type !== 'room.signal'));
    assert.ok(strangerSaw.every(({ type, data }) => type === 'room.presence' && data['userId'] === stranger.id));
    for (const stream of [its, others, stranger_]) stream.close();
  });

  it('leaves a signal nowhere but on its way, and there until it was handled', async () => {
    const room = await meeting();
    const [a, b] = [randomUUID(), randomUUID()];
    const mark = `candidate:${randomUUID()}`;
    await room.join(client, a);
    await room.join(professional, b);
    const his = await listen(professional);
    await room.stay();
    await room.signal(client, a, b, 1, [candidate(mark)]);
    const { id } = v.parse(meetingSignalEvent, await his.next('room.signal'));
    const holders = () =>
      api.services.connection.asOwner(async (owner) => {
        const found = [];
        const { rows } = await sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
          owner,
        );
        for (const { name } of rows) {
          const held = await sql`select from ${sql.table(name)} as held where held::text like ${`%${mark}%`}`.execute(
            owner,
          );
          if (held.rows.length > 0) found.push(name);
        }
        return found;
      });
    assert.deepEqual(await holders(), ['meeting_signals']);
    await room.beat(professional, b, { received: id });
    assert.deepEqual(await holders(), []);
    his.close();
  });

  it('takes no signal for a tab that is not the other’s current one', async () => {
    const room = await meeting();
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    await room.join(client, a);
    const alone = await room.signal(client, a, b, 1);
    assert.deepEqual([alone.status, alone.body.code], [409, 'CHANGED_MEANWHILE']);
    assert.equal(alone.body.details?.other?.isPresent, false);
    await room.join(professional, b);
    await room.stay();
    assert.equal((await room.signal(client, a, b, 1)).status, 200);
    await room.join(professional, c);
    await room.stay();
    const moved = await room.signal(client, a, b, 2);
    assert.deepEqual([moved.status, moved.body.details?.other?.tabId], [409, c]);
    assert.equal((await room.signal(client, a, c, 1)).status, 200, 'each pair of tabs counts from one');
    assert.equal((await room.signal(client, a, a, 1)).status, 409);
    const beaten = await room.beat(professional, c);
    assert.deepEqual(
      v.parse(meetingBeaten, beaten.body.data).signals.map(({ tabId }) => tabId),
      [c],
    );
  });

  it('takes whoever sends signals for present, also when they are refused', async () => {
    const room = await meeting();
    const [a, b] = [randomUUID(), randomUUID()];
    await room.join(client, a);
    await room.join(professional, b);
    const sees = async () => {
      await room.stay();
      return v.parse(meetingBeaten, (await room.beat(professional, b)).body.data).other.isPresent;
    };
    const seenAt = () =>
      runAsSystem(api.services.db, async (tx) => {
        const { seenAt: at } = await tx
          .selectFrom('meetingVisits')
          .select('seenAt')
          .where('tabId', '=', a)
          .executeTakeFirstOrThrow();
        return at.getTime();
      });
    for (const [seq, toTabId, status] of [
      [1, b, 200],
      [1, b, 200],
      [9, b, 409],
      [1, randomUUID(), 409],
    ] as const) {
      await room.stay();
      await runAsSystem(api.services.db, (tx) =>
        tx
          .updateTable('meetingVisits')
          .set({ seenAt: new Date(Date.now() - minute / 2), leftAt: new Date(Date.now() - minute / 2) })
          .where('tabId', '=', a)
          .execute(),
      );
      const answer = await room.signal(client, a, toTabId, seq);
      assert.equal(answer.status, status);
      assert.ok((await seenAt()) > Date.now() - minute / 4, `${seq} ${status}`);
      assert.equal(await sees(), true, `${seq} ${status}`);
    }
    await room.leave(client, a);
    assert.equal((await room.signal(client, a, b, 2)).body.code, 'ROOM_REPLACED', 'a late signal brings nobody back');
    assert.equal(await sees(), false);
  });

  it('limits the size, the kind and the number of signals, and of joins', async () => {
    const room = await meeting();
    const [a, b] = [randomUUID(), randomUUID()];
    await Promise.all([room.join(client, a), room.join(professional, b)]);
    await room.stay();
    for (const [signals, code] of [
      [[offer('x'.repeat(48_001))], 'TOO_LONG'],
      [[{ kind: 'description', type: 'x', sdp: '' }], 'INVALID'],
      [[{ kind: 'word' }], undefined],
      [[], 'REQUIRED'],
      [Array.from({ length: 65 }, () => candidate('x')), 'TOO_LONG'],
      [[candidate('x'.repeat(2_001))], 'TOO_LONG'],
    ] as const) {
      const { status, body } = await room.signal(client, a, b, 1, signals);
      assert.equal(status, 422, JSON.stringify(signals).slice(0, 60));
      if (code) assert.equal(body.errors?.[0]?.code, code);
    }
    await room.signal(client, a, b, 1);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('meetingVisits').set({ minutePosts: 240 }).where('tabId', '=', a).execute(),
    );
    const refused = await room.signal(client, a, b, 2);
    assert.deepEqual([refused.status, refused.body.code], [429, 'RATE_LIMITED']);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal((await room.signal(professional, b, a, 1)).status, 200, 'the other is not slowed');
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('meetingVisits')
        .set({ minuteFrom: new Date(Date.now() - 2 * minute) })
        .where('tabId', '=', a)
        .execute(),
    );
    assert.equal((await room.signal(client, a, b, 2)).status, 200);
    const eager = await api.register('client');
    const joins = await Promise.all(Array.from({ length: 31 }, () => room.join(eager)));
    assert.equal(joins.filter(({ status }) => status === 429).length, 1);
  });

  it('notices a tab that dies, takes it back for two minutes, and writes down when people came and went', async () => {
    const room = await meeting();
    const [a, b] = [randomUUID(), randomUUID()];
    await room.join(client, a);
    await room.join(professional, b);
    const events = await listen(professional);
    /** The next that is said of somebody. */
    const of = async (userId: string) => {
      for (;;) {
        const presence = await events.next('room.presence');
        if (presence['userId'] === userId) return presence;
      }
    };
    await room.stay();
    await room.age(client, 620);
    const gone = await of(client.id);
    assert.deepEqual([gone['userId'], gone['isPresent'], gone['tabId']], [client.id, false, null]);
    const beaten = v.parse(meetingBeaten, (await room.beat(professional, b)).body.data);
    assert.equal(beaten.other.isPresent, false);
    assert.equal((await room.beat(client, a)).status, 200);
    await room.stay();
    assert.equal((await of(client.id))['isPresent'], true);
    await room.leave(client, a);
    assert.equal((await of(client.id))['isPresent'], false);
    assert.deepEqual(await room.history(), ['client join', 'professional join']);
    await room.age(client, 130);
    await until(async () => (await room.history()).length === 3, 'the history says that the client left');
    await room.join(client, a);
    assert.deepEqual((await room.history()).toSorted(), [
      'client join',
      'client join',
      'client leave',
      'professional join',
    ]);
    const shown = await callsOn(api, 'appointment_history').find(client, {
      where: { appointmentId: room.appointmentId },
    });
    assert.ok(shown.body.data.some((row) => row['transition'] === 'leave'));
    events.close();
  });

  it('keeps nothing: old signals and visits go', async () => {
    const room = await meeting();
    const [a, b] = [randomUUID(), randomUUID()];
    await room.join(client, a);
    await room.join(professional, b);
    await room.stay();
    await room.signal(client, a, b, 1, [candidate('192.0.2.77')]);
    const signals = () =>
      runAsSystem(api.services.db, (tx) =>
        tx.selectFrom('meetingSignals').select('id').where('toTab', '=', b).execute(),
      );
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('meetingSignals')
        .set({ createdAt: new Date(Date.now() - 3 * minute) })
        .where('toTab', '=', b)
        .execute(),
    );
    await endVisits(api.services);
    assert.deepEqual(await signals(), []);
    await runAsSystem(api.services.db, (tx) =>
      tx
        .updateTable('meetingVisits')
        .set({ joinedAt: new Date(Date.now() - 31 * 24 * 60 * minute) })
        .where('tabId', '=', a)
        .execute(),
    );
    await purgeExpired({ ...api.services, stop: new AbortController().signal });
    const visits = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('meetingVisits').select('tabId').where('tabId', 'in', [a, b]).execute(),
    );
    assert.deepEqual(visits, [{ tabId: b }]);
  });
});
