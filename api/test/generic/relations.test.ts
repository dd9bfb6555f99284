import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { follow } from 'shared-contracts/schemas/follow';
import { meetingRoom } from 'shared-contracts/schemas/meeting-room';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { appointmentBetween } from '../support/appointment-between.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-24T09:00:00Z');

describe('follows and meeting rooms', () => {
  let api: TestApi;
  let client: Person;
  let other: Person;
  let professional: Person;
  let rival: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(now));
    client = await api.register('client');
    other = await api.register('client');
    professional = await api.register('professional');
    rival = await api.register('professional');
    operator = await api.operator();
    await api.verify(professional.id);
  });
  after(() => api.close());

  it('follows a professional once, privately', async () => {
    const follows = callsOn(api, 'follows');
    const input = { professionalId: professional.id };
    assert.equal((await follows.create(undefined, input)).status, 401);
    assert.equal((await follows.create(rival, input)).status, 403);
    assert.equal((await follows.create(client, { professionalId: rival.id })).status, 422, 'not verified');
    assert.equal((await follows.create(client, { professionalId: randomUUID() })).status, 422);
    const lapsed = await api.register('professional');
    const verification = { verifiedAt: new Date(now), verifiedUntil: '2020-01-01' };
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('professionals').set(verification).where('id', '=', lapsed.id).execute(),
    );
    assert.equal((await follows.create(client, { professionalId: lapsed.id })).status, 422, 'the check has lapsed');
    assert.equal((await follows.create(client, { ...input, clientId: other.id })).status, 422);
    const twice = await Promise.all([follows.create(client, input), follows.create(client, input)]);
    assert.deepEqual(
      twice.map(({ status }) => status),
      [201, 201],
    );
    const { id } = v.parse(follow, twice[0]?.body.data);
    assert.equal(twice[1]?.body.data.id, id);
    assert.equal((await follows.find(client)).body.data.length, 1);
    assert.deepEqual((await follows.find(other)).body.data, []);
    for (const who of [professional, operator]) assert.equal((await follows.find(who)).status, 403);
    assert.equal((await follows.remove(other, id)).status, 404);
    assert.equal((await follows.remove(client, id)).status, 200);
  });

  it('gives both parties of an accepted appointment the same room, and nobody else', async () => {
    const rooms = callsOn(api, 'meeting_rooms');
    const startsAt = new Date(now + 24 * hour);
    const appointmentId = await appointmentBetween(api, client, professional, { startsAt, status: 'accepted' });
    assert.equal((await rooms.create(undefined, { appointmentId })).status, 401);
    assert.equal((await rooms.create(operator, { appointmentId })).status, 403);
    for (const outsider of [other, rival])
      assert.deepEqual((await rooms.create(outsider, { appointmentId })).body.errors, [
        { pointer: '/appointmentId', code: 'NOT_FOUND' },
      ]);
    assert.equal((await rooms.create(client, { appointmentId, name: 'a-name-of-my-own-12345' })).status, 422);
    const racing = await Promise.all([client, professional, client].map((who) => rooms.create(who, { appointmentId })));
    assert.deepEqual(
      racing.map(({ status }) => status),
      [201, 201, 201],
    );
    assert.equal(new Set(racing.map(({ body }) => body.data.name)).size, 1);
    const room = v.parse(meetingRoom, racing[0]?.body.data);
    assert.match(room.name, /^[\w-]{22}$/u);
    assert.equal(room.isOpen, false);
    for (const outsider of [other, rival]) {
      assert.equal((await rooms.get(outsider, room.id)).status, 404);
      assert.deepEqual((await rooms.find(outsider, { where: { name: room.name } })).body.data, []);
    }
    const move = (to: number) =>
      runAsSystem(api.services.db, (tx) =>
        tx
          .updateTable('appointments')
          .set({ startsAt: new Date(to), endsAt: new Date(to + hour) })
          .where('id', '=', appointmentId)
          .execute(),
      );
    const isOpen = async () => (await rooms.get(client, room.id)).body.data.isOpen;
    for (const [minutes, open] of [
      [15.01, false],
      [15, true],
      [-89.99, true],
      [-90, false],
    ] as const) {
      await move(now + minutes * 60_000);
      assert.equal(await isOpen(), open, `${minutes} minutes from the start`);
    }
    await move(now);
    await runAsSystem(api.services.db, (tx) =>
      tx.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', appointmentId).execute(),
    );
    assert.equal(await isOpen(), false);
  });

  it('opens no room for appointments that are not accepted or in person', async () => {
    const rooms = callsOn(api, 'meeting_rooms');
    for (const [index, status] of (['waiting', 'cancelled', 'done'] as const).entries()) {
      const startsAt = new Date(now + (48 + index) * hour);
      const appointmentId = await appointmentBetween(api, client, professional, { startsAt, status });
      const refused = await rooms.create(client, { appointmentId });
      assert.deepEqual([refused.status, refused.body.code], [409, 'TRANSITION_NOT_ALLOWED'], status);
    }
    const startsAt = new Date(now + 72 * hour);
    const appointmentId = await appointmentBetween(api, client, professional, {
      startsAt,
      status: 'accepted',
      callType: 'in_person',
    });
    assert.equal((await rooms.create(client, { appointmentId })).status, 422);
  });
});
