import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runAsSystem } from '../../src/db/run-as.ts';
import { expireRequests } from '../../src/modules/appointments/expire-requests.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import type { BookingReply } from '../support/booking-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, hour, storedStarts, workingProfessional } from '../support/working-professional.ts';

describe('a proposed time', () => {
  let api: TestApi;
  let clock = monday + 6 * hour;
  let client: Person;
  let other: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(clock));
    [client, other] = await Promise.all([api.register('client'), api.register('client')]);
  });
  after(() => api.close());

  const request = (who: Person, professional: Person, startsAt: string) =>
    bookingCalls(api).request(who, { professionalId: professional.id, startsAt });
  const change = (...args: Parameters<ReturnType<typeof bookingCalls>['change']>) => bookingCalls(api).change(...args);
  const isOffered = async (professional: Person, startsAt: string) => {
    const [found] = await bookingCalls(api).slots({ professionalIds: [professional.id], from: startsAt, limit: 1 });
    const isFree = found?.slots[0]?.startsAt === startsAt;
    assert.equal((await storedStarts(api, professional.id)).includes(startsAt), isFree, 'the index says the same');
    return isFree;
  };
  const accepted = async (professional: Person, startsAt: string, who = client) => {
    const { id } = (await request(who, professional, startsAt)).body.data;
    const answer = await change(professional, id, { status: 'waiting' }, { status: 'accepted' });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return id;
  };
  const propose = (who: Person, id: string, startsAt: string, status = 'accepted') =>
    change(who, id, { status, proposedStartsAt: null }, { proposedStartsAt: startsAt });
  it('of the client is what a professional answers: the old time of a request can be accepted no more', async () => {
    const professional = await workingProfessional(api);
    const { id } = (await request(client, professional, at(4, 9))).body.data;
    assert.equal((await propose(client, id, at(6, 14), 'waiting')).status, 200);
    const accept = (where: object) => change(professional, id, where, { status: 'accepted' });
    const seen = await accept({ status: 'waiting', proposedStartsAt: null });
    assert.deepEqual([seen.status, seen.body.code], [412, 'PRECONDITION_FAILED']);
    const blind = await accept({ status: 'waiting' });
    assert.deepEqual([blind.status, blind.body.code], [422, 'TRANSITION_NOT_ALLOWED']);
    const asked = { status: 'waiting', proposedStartsAt: at(6, 14) };
    assert.equal((await change(professional, id, asked, { proposedStartsAt: null })).status, 200);
    assert.equal((await accept({ status: 'waiting', proposedStartsAt: null })).status, 200);
  });

  it('and a request are read in the bell of whoever answers them, and only theirs', async () => {
    const professional = await workingProfessional(api);
    const asker = await api.register('client');
    const unread = async (who: Person) =>
      (
        await api.call<{ data: { type: string; readAt: string | null; data: { appointmentId: string } }[] }>(
          'POST',
          '/notifications/find-by',
          { token: who.token, body: { where: { readAt: null }, limit: 100 } },
        )
      ).body.data.map(({ type, data }) => [type, data.appointmentId]);
    const first = (await request(asker, professional, at(4, 9))).body.data.id;
    const second = (await request(asker, professional, at(4, 11))).body.data.id;
    assert.equal((await change(professional, first, { status: 'waiting' }, { status: 'accepted' })).status, 200);
    assert.deepEqual(await unread(professional), [['appointment.requested', second]]);
    assert.equal((await propose(professional, first, at(6, 14))).status, 200);
    const told = await unread(asker);
    assert.deepEqual(told.map(([type]) => type).toSorted(), ['appointment.accepted', 'appointment.proposed']);
    const asked = { status: 'accepted', proposedStartsAt: at(6, 14) };
    assert.equal((await change(asker, first, asked, { proposedStartsAt: null })).status, 200);
    assert.deepEqual(await unread(asker), [['appointment.accepted', first]]);
  });

  const count = async (who: Person, answerFrom: 'client' | 'professional') =>
    (
      await api.call<{ data: { count: number } }>('GET', `/appointments/count?answerFrom=${answerFrom}`, {
        token: who.token,
      })
    ).body.data.count;

  for (const by of ['client', 'professional'] as const)
    it(`of a ${by} is reserved beside the agreed one until it is accepted`, async () => {
      const professional = await workingProfessional(api);
      const id = await accepted(professional, at(4, 9));
      const proposed = await propose(by === 'client' ? client : professional, id, at(6, 14));
      assert.deepEqual([proposed.status, proposed.body.data.expiresAt], [200, at(2, 6)]);
      assert.deepEqual(
        [await isOffered(professional, at(4, 9)), await isOffered(professional, at(6, 14))],
        [false, false],
      );

      const refused = await request(other, professional, at(6, 14));
      assert.deepEqual([refused.status, refused.body.code], [409, 'SLOT_TAKEN']);
      const held = {
        holder: crypto.randomUUID(),
        professionalId: professional.id,
        consultationId: (await askFor(api, professional.id)).consultationId,
        startsAt: at(6, 14),
        callType: 'video',
      };
      assert.equal((await api.call('POST', '/slots/hold', { body: held })).status, 409);

      const [answering, seen] = [
        by === 'client' ? professional : client,
        { status: 'accepted', proposedStartsAt: at(6, 14) },
      ];
      const moved = await change(answering, id, seen, { startsAt: at(6, 14) });
      assert.deepEqual([moved.status, moved.body.data.startsAt, moved.body.data.expiresAt], [200, at(6, 14), null]);
      assert.deepEqual(
        [await isOffered(professional, at(4, 9)), await isOffered(professional, at(6, 14))],
        [true, false],
      );
    });

  const ends: Readonly<Record<string, (professional: Person, id: string, seen: object) => Promise<unknown>>> = {
    declined: (professional, id, seen) => change(professional, id, seen, { proposedStartsAt: null }),
    'taken back': (_, id, seen) => change(client, id, seen, { proposedStartsAt: null }),
    'ended with its appointment': (_, id) => change(client, id, { status: 'accepted' }, { status: 'cancelled' }),
  };
  for (const [name, end] of Object.entries(ends))
    it(`is released at once when it is ${name}`, async () => {
      const professional = await workingProfessional(api);
      const id = await accepted(professional, at(4, 9));
      await propose(client, id, at(6, 14));
      await end(professional, id, { status: 'accepted', proposedStartsAt: at(6, 14) });
      assert.ok(await isOffered(professional, at(6, 14)));
      assert.equal((await request(other, professional, at(6, 14))).status, 201);
    });

  it('is released at its deadline, even before the job has run, and the appointment stays', async () => {
    const professional = await workingProfessional(api);
    const id = await accepted(professional, at(6, 9));
    const sooner = await propose(client, id, at(1, 14));
    assert.equal(sooner.body.data.expiresAt, at(1, 12), 'two hours before the sooner of the two');
    clock = Date.parse(at(1, 12));
    try {
      const free = await bookingCalls(api).slots({ professionalIds: [professional.id], from: at(1, 14), limit: 1 });
      assert.equal(free[0]?.slots[0]?.startsAt, at(1, 14));
      await Promise.all([expireRequests(api.services), expireRequests(api.services)]);
      const body = { email: client.email, password, role: 'client' };
      const { token } = (await api.call<{ data: { token: string } }>('POST', '/auth/login', { body })).body.data;
      const row = await api.call<BookingReply>('GET', `/base/appointments/get-one/${id}`, { token });
      const { status, startsAt, proposedStartsAt, proposedBy, expiresAt } = row.body.data;
      assert.deepEqual([status, startsAt], ['accepted', at(6, 9)]);
      assert.deepEqual([proposedStartsAt, proposedBy, expiresAt], [null, null, null]);
      const [events, history] = await runAsSystem(api.services.db, async (tx) => [
        await tx
          .selectFrom('notifications')
          .select('userId')
          .where('type', '=', 'appointment.proposal_expired')
          .execute(),
        await tx.selectFrom('appointmentHistory').select('id').where('transition', '=', 'expire_proposal').execute(),
      ]);
      assert.deepEqual(new Set(events.map(({ userId }) => userId)), new Set([client.id, professional.id]));
      assert.equal(history.length, 1);
    } finally {
      clock = monday + 6 * hour;
    }
  });

  it('is won by one of several concurrent requests and proposals', async () => {
    const professional = await workingProfessional(api);
    const ids: string[] = [];
    // Sequentially: a client may have three open requests with one professional.
    for (const hours of [8, 9, 10, 11, 12]) ids.push(await accepted(professional, at(5, hours)));
    const answers = await Promise.all([
      ...ids.map((id) => propose(client, id, at(6, 14))),
      ...ids.map(() => api.register('client').then((who) => request(who, professional, at(6, 14)))),
    ]);
    const won = answers.filter(({ status }) => status < 300);
    assert.equal(won.length, 1, JSON.stringify(answers.map(({ status }) => status)));
    const lost = answers.filter(({ status }) => status >= 300).map(({ status, body }) => `${status} ${body.code}`);
    assert.deepEqual(new Set(lost), new Set(['409 SLOT_TAKEN']));
  });

  it('is protected by the database too', async () => {
    const professional = await workingProfessional(api);
    const [one, another] = [await accepted(professional, at(4, 9)), await accepted(professional, at(4, 11))];
    await propose(client, one, at(6, 14));
    const onto = (startsAt: string, endsAt: string) =>
      runAsSystem(api.services.db, (tx) =>
        tx.updateTable('appointments').set({ startsAt, endsAt }).where('id', '=', another).execute(),
      );
    await assert.rejects(onto(at(6, 14.5), at(6, 15.5)), { code: '23P01' });
    await onto(at(6, 15), at(6, 16));
  });

  it('awaits the answer of the party that did not make it, for both of them', async () => {
    const [professional, asking] = [await workingProfessional(api), await api.register('client')];
    const counts = async (who: Person) => [await count(who, 'client'), await count(who, 'professional')];
    const expectCounts = async (ofClient: number, ofProfessional: number) => {
      for (const who of [asking, professional]) assert.deepEqual(await counts(who), [ofClient, ofProfessional]);
    };
    const id = await accepted(professional, at(4, 9), asking);
    await expectCounts(0, 0);
    const { id: open } = (await request(asking, professional, at(4, 11))).body.data;
    await propose(asking, id, at(6, 14));
    await expectCounts(0, 2);
    await propose(professional, open, at(6, 16), 'waiting');
    await expectCounts(1, 1);
    await change(professional, id, { status: 'accepted' }, { proposedStartsAt: null });
    await expectCounts(1, 0);
    await change(asking, open, { status: 'waiting', proposedStartsAt: at(6, 16) }, { proposedStartsAt: null });
    await expectCounts(0, 1);
  });
});
