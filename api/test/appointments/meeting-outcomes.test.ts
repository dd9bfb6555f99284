import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { meetingBeaten, meetingJoined } from 'shared-contracts/schemas/meeting';
import { meetingOutcome, meetingOutcomeRow } from 'shared-contracts/schemas/meeting-outcome';
import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { settleOutcomes } from '../../src/modules/meeting-outcomes/settle-outcomes.ts';
import { meetingIn } from '../support/meeting.ts';
import type { RoomCalls } from '../support/meeting.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('what became of an appointment', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    client = await api.register('client');
    professional = await api.register('professional');
  });

  /** Stays of the two in the room, in minutes from the start of an appointment of an hour; its start is so many minutes ago. */
  async function held(
    ago: number,
    stays: { client?: readonly [number, number]; professional?: readonly [number, number]; connected?: number },
  ): Promise<RoomCalls> {
    const room = await meetingIn(api, client, professional, -ago);
    const start = Date.now() - ago * minute;
    await runAsSystem(api.services.db, async (tx) => {
      const { id: roomId } = await tx
        .insertInto('meetingRooms')
        .values({
          appointmentId: room.appointmentId,
          professionalId: professional.id,
          clientId: client.id,
          name: randomUUID().replaceAll('-', '').slice(0, 22),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [who, stay] of [
        [client, stays.client],
        [professional, stays.professional],
      ] as const)
        if (stay) {
          const [joinedAt, leftAt] = stay.map((at) => new Date(start + at * minute)) as [Date, Date];
          await tx
            .insertInto('meetingVisits')
            .values({
              ...{ roomId, userId: who.id, tabId: randomUUID(), sessionId: randomUUID() },
              ...{ joinedAt, seenAt: leftAt, leftAt, closedAt: leftAt, connectedMs: (stays.connected ?? 0) * minute },
            })
            .execute();
        }
    });
    return room;
  }
  const say = (room: RoomCalls, who: Person, says: MeetingOutcomeName) => room.post(who, 'outcome', { says });
  const outcome = async (room: RoomCalls, who: Person = client) =>
    v.parse(meetingOutcome, (await room.get(who, 'outcome')).body.data);
  const appointment = (room: RoomCalls) =>
    runAsSystem(api.services.db, (tx) =>
      tx
        .selectFrom('appointments')
        .select(['status', 'changeReason'])
        .where('id', '=', room.appointmentId)
        .executeTakeFirstOrThrow(),
    );
  const told = (room: RoomCalls, who: Person) =>
    runAsSystem(api.services.db, async (tx) => {
      const { rows } = await sql<{ type: string }>`
        select type from events where user_id = ${who.id} and data->>'appointmentId' = ${room.appointmentId} order by id`.execute(
        tx,
      );
      return rows.map(({ type }) => type);
    });

  it('is for its two parties', async () => {
    const room = await held(50, { client: [0, 40], professional: [0, 40], connected: 40 });
    for (const [who, status] of [
      [undefined, 401],
      [await api.operator(), 403],
      [await api.register('client'), 404],
      [await api.register('professional'), 404],
    ] as const) {
      assert.equal((await room.get(who, 'outcome')).status, status);
      assert.equal((await room.post(who, 'outcome', { says: 'took_place' })).status, status);
    }
    const shown = await outcome(room, professional);
    assert.deepEqual([shown.proposed, shown.settled, shown.connectedSeconds], ['took_place', null, 2_400]);
    assert.deepEqual([shown.client.length, shown.professional.length], [1, 1]);
  });

  it('is settled when both say the same, and gives the appointment its last status', async () => {
    for (const [stays, says, status, reason] of [
      [{ client: [0, 40], professional: [0, 40], connected: 40 }, 'took_place', 'done', null],
      [{ professional: [-2, 20] }, 'client_absent', 'no_show', null],
      [{ client: [-2, 20] }, 'professional_absent', 'cancelled', 'professional_absent'],
      [{ client: [0, 5], professional: [1, 6] }, 'technical_failure', 'cancelled', 'technical_failure'],
    ] as const) {
      const room = await held(50, stays);
      assert.equal((await outcome(room)).proposed, says);
      assert.equal((await say(room, client, says)).status, 200);
      assert.deepEqual(await told(room, professional), ['appointment.outcome'], 'the other is asked');
      assert.equal((await appointment(room)).status, 'accepted');
      const answer = v.parse(meetingOutcome, (await say(room, professional, says)).body.data);
      assert.deepEqual([answer.clientSays, answer.professionalSays, answer.settled], [says, says, says]);
      assert.deepEqual(await appointment(room), { status, changeReason: reason });
      assert.equal((await told(room, client)).length, 1, 'both hear of it');
      const again = await say(room, client, 'took_place');
      assert.deepEqual([again.status, again.body.code], [422, 'TRANSITION_NOT_ALLOWED']);
      const rows = await callsOn(api, 'meeting_outcomes').find(client, {
        where: { appointmentId: room.appointmentId },
      });
      assert.equal(v.parse(v.array(meetingOutcomeRow), rows.body.data)[0]?.settled, says);
      // The next one is at the same time.
      await runAsSystem(api.services.db, (tx) =>
        tx
          .updateTable('appointments')
          .set({ startsAt: new Date(Date.now() - 99 * hour), endsAt: new Date(Date.now() - 98 * hour) })
          .where('id', '=', room.appointmentId)
          .execute(),
      );
      client = await api.register('client');
      professional = await api.register('professional');
    }
  });

  it('stays open while they say different things, until one of them changes theirs', async () => {
    const room = await held(50, { client: [0, 10], professional: [0, 10] });
    await say(room, client, 'technical_failure');
    const other = v.parse(meetingOutcome, (await say(room, professional, 'client_absent')).body.data);
    assert.deepEqual([other.differs, other.settled, other.settlesAt], [true, null, null]);
    await settleOutcomes({ ...api.services, now: () => new Date(Date.now() + 60 * hour) });
    assert.equal((await appointment(room)).status, 'accepted', 'nothing is counted against anybody');
    await say(room, professional, 'technical_failure');
    assert.deepEqual(await appointment(room), { status: 'cancelled', changeReason: 'technical_failure' });
  });

  it('is proposed to both after the room has closed, and settled by silence where that harms nobody', async () => {
    const good = await held(50, { client: [0, 40], professional: [0, 40], connected: 40 });
    const people = [client, professional] as const;
    [client, professional] = [await api.register('client'), await api.register('professional')];
    const alone = await held(50, { professional: [0, 20] });
    const at = (hours: number) => ({ ...api.services, now: () => new Date(Date.now() + hours * hour) });
    await settleOutcomes(at(0.6));
    assert.deepEqual(await told(good, people[0]), [], 'the room is still open');
    await settleOutcomes(at(0.7));
    await settleOutcomes(at(0.7));
    for (const [room, ...both] of [
      [good, ...people],
      [alone, client, professional],
    ] as const)
      for (const who of both) assert.deepEqual(await told(room, who), ['appointment.outcome']);
    await settleOutcomes(at(47));
    assert.equal((await appointment(good)).status, 'accepted');
    await settleOutcomes(at(49));
    assert.deepEqual([(await appointment(good)).status, (await appointment(alone)).status], ['done', 'accepted']);
    // One word and 48 hours of silence settle an absence that the times confirm.
    await say(alone, professional, 'client_absent');
    await settleOutcomes(at(49));
    assert.equal((await appointment(alone)).status, 'no_show');
  });

  it('about a meeting of long ago, it leaves who is asked by it the same time to answer', async () => {
    const old = await held(4 * 24 * 60, { client: [0, 20] });
    const at = (hours: number) => ({ ...api.services, now: () => new Date(Date.now() + hours * hour) });
    await say(old, client, 'professional_absent');
    await settleOutcomes(at(47));
    assert.equal((await appointment(old)).status, 'accepted');
    await settleOutcomes(at(49));
    assert.notEqual((await appointment(old)).status, 'accepted');
  });

  it('cannot be said before the start, and a no-show not where the two were connected', async () => {
    const early = await meetingIn(api, client, professional, 5);
    assert.equal((await say(early, client, 'technical_failure')).status, 422);
    assert.equal((await outcome(early)).proposed, null);
    [client, professional] = [await api.register('client'), await api.register('professional')];
    const room = await held(50, { client: [0, 3], professional: [0, 30], connected: 3 });
    const change = (status: string) =>
      api.call<{ code?: string; details?: object }>('PUT', `/base/appointments/update-where/${room.appointmentId}`, {
        token: professional.token,
        body: { where: { status: 'accepted' }, set: { status } },
      });
    const refused = await change('no_show');
    assert.deepEqual([refused.status, refused.body.code], [422, 'TRANSITION_NOT_ALLOWED']);
    assert.deepEqual(refused.body.details, { transition: 'miss', from: 'accepted', reason: 'connected' });
    await say(room, professional, 'client_absent');
    await settleOutcomes({ ...api.services, now: () => new Date(Date.now() + 60 * hour) });
    assert.equal((await appointment(room)).status, 'accepted', 'a word against the times settles nothing');
    assert.equal((await change('done')).status, 200);
    assert.equal((await outcome(room)).settled, 'took_place', 'the professional marked it');
  });

  it('is not marked by the professional against what the client has said, until the client says the same', async () => {
    const room = await held(50, { professional: [0, 20] });
    const change = (status: string) =>
      api.call<{ details?: object }>('PUT', `/base/appointments/update-where/${room.appointmentId}`, {
        token: professional.token,
        body: { where: { status: 'accepted' }, set: { status } },
      });
    await say(room, client, 'professional_absent');
    for (const [status, transition] of [
      ['done', 'complete'],
      ['no_show', 'miss'],
    ] as const) {
      const refused = await change(status);
      assert.equal(refused.status, 422);
      assert.deepEqual(refused.body.details, { transition, from: 'accepted', reason: 'differs' });
    }
    await say(room, client, 'took_place');
    assert.equal((await change('no_show')).status, 422);
    assert.equal((await change('done')).status, 200);
  });

  it('counts how long sound or picture arrived', async () => {
    const room = await meetingIn(api, client, professional, 0);
    const people = [
      [client, randomUUID()],
      [professional, randomUUID()],
    ] as const;
    for (const [who, tabId] of people) await room.join(who, tabId);
    const said: (number | undefined)[] = [];
    for (const isConnected of [true, false]) {
      for (const [who] of people) await room.age(who, 4);
      for (const [who, tabId] of people) {
        const { body } = await room.beat(who, tabId, { isConnected });
        said.push(v.parse(meetingBeaten, body.data).connectedMs);
      }
    }
    const { connectedSeconds } = await outcome(room);
    assert.ok(connectedSeconds >= 4 && connectedSeconds <= 8, `${connectedSeconds}`);
    // Told while they are connected, as far as both say so; and to whoever comes again.
    assert.deepEqual(
      [said[0], Math.round((said[1] ?? 0) / 1_000), ...said.slice(2)],
      [0, connectedSeconds, undefined, undefined],
    );
    const { body } = await room.join(client);
    assert.equal(Math.round((v.parse(meetingJoined, body.data).connectedMs ?? 0) / 1_000), connectedSeconds);
  });

  it('counts only stays of the time that the appointment has now', async () => {
    const earlier = [-200, -150] as const;
    const moved = await held(50, { client: earlier, professional: earlier, connected: 50 });
    const shown = await outcome(moved);
    assert.deepEqual([shown.proposed, shown.connectedSeconds, shown.client, shown.professional], [null, 0, [], []]);
    await settleOutcomes({ ...api.services, now: () => new Date(Date.now() + hour) });
    assert.deepEqual(await told(moved, client), [], 'nobody was there: nothing is asked');
    const missed = await api.call('PUT', `/base/appointments/update-where/${moved.appointmentId}`, {
      token: professional.token,
      body: { where: { status: 'accepted' }, set: { status: 'no_show' } },
    });
    assert.equal(missed.status, 200);

    [client, professional] = [await api.register('client'), await api.register('professional')];
    const waited = await held(50, { client: earlier, professional: [0, 20] });
    assert.equal((await outcome(waited)).proposed, 'client_absent');

    // Of a stay that had begun before the room opened, what came after.
    [client, professional] = [await api.register('client'), await api.register('professional')];
    const long = await held(50, { client: [-60, -10], professional: [-60, -10], connected: 50 });
    const { connectedSeconds } = await outcome(long);
    assert.ok(connectedSeconds >= 299 && connectedSeconds <= 330, `${connectedSeconds}`);
  });

  it('takes nobody’s word alone for a connection', async () => {
    const change = (room: RoomCalls, status: string) =>
      api.call('PUT', `/base/appointments/update-where/${room.appointmentId}`, {
        token: professional.token,
        body: { where: { status: 'accepted' }, set: { status } },
      });
    const room = await meetingIn(api, client, professional, 0);
    const [hers, his] = [randomUUID(), randomUUID()];
    const beats = async (who: Person, tabId: string, isConnected: boolean) => {
      await room.age(who, 4);
      assert.equal((await room.beat(who, tabId, { isConnected })).status, 200);
    };
    await room.join(client, hers);
    await beats(client, hers, true);
    const alone = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('meetingVisits').select('connectedMs').where('tabId', '=', hers).executeTakeFirstOrThrow(),
    );
    assert.equal(alone.connectedMs, 0, 'the other is not there');
    await room.join(professional, his);
    await beats(professional, his, false);
    await beats(client, hers, true);
    assert.equal((await outcome(room)).connectedSeconds, 0, 'the other does not say it');
    assert.equal((await change(room, 'no_show')).status, 200);

    // Each was connected, but not in one stay with the other.
    [client, professional] = [await api.register('client'), await api.register('professional')];
    const apart = await held(50, { client: [0, 10], professional: [20, 30], connected: 10 });
    const shown = await outcome(apart);
    assert.deepEqual([shown.proposed, shown.connectedSeconds], [null, 0]);
    assert.equal((await change(apart, 'no_show')).status, 200);
  });
});
