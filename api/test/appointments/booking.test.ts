import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Appointment, AppointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import { runAsSystem } from '../../src/db/run-as.ts';
import { expireRequests } from '../../src/modules/appointments/expire-requests.ts';
import { at, bookingCalls, monday, reason } from '../support/booking-calls.ts';
import type { BookingReply as Reply } from '../support/booking-calls.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, hour, storedStarts, workingProfessional } from '../support/working-professional.ts';

describe('booking', () => {
  let api: TestApi;
  let clock = monday + 6 * hour;
  let client: Person;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '20' }, () => new Date(clock));
    client = await api.register('client');
  });
  after(() => api.close());

  const request = (who: Person, professionalId: string, startsAt: string, more: object = {}, key?: string) =>
    bookingCalls(api).request(who, { professionalId, startsAt, ...more }, key);
  const change = (...args: Parameters<ReturnType<typeof bookingCalls>['change']>) => bookingCalls(api).change(...args);
  const slots = (id: string, body: object = {}, token?: string) =>
    bookingCalls(api).slots({ professionalIds: [id], ...body }, token);
  /** Access tokens last 15 minutes; later calls sign in again. */
  const signInAgain = async (who: Person, role: 'client' | 'professional'): Promise<Person> => {
    const body = { email: who.email, password, role };
    const { token } = (await api.call<{ data: { token: string } }>('POST', '/auth/login', { body })).body.data;
    return { ...who, token };
  };
  const notifications = async (who: Person) =>
    (
      await api.call<{ data: { type: string; data: { appointmentId: string } }[] }>('POST', '/notifications/find-by', {
        token: who.token,
        body: {},
      })
    ).body.data;

  it('turns a free slot into a request that reserves its time, notifies both parties and is recorded', async () => {
    const professional = await workingProfessional(api);
    const [before] = await slots(professional.id, { limit: 2000 });
    assert.ok(before?.slots.some((slot) => slot.startsAt === at(0, 9)));

    const answer = await request(client, professional.id, at(0, 9));
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    const { data } = answer.body;
    assert.equal(data.status, 'waiting');
    assert.equal(data.endsAt, at(0, 10));
    assert.equal(data.expiresAt, at(0, 7)); // two hours before the start is sooner than 48 hours from now
    assert.deepEqual(
      [data.professional.id, data.client.id, data.client.timeZone],
      [professional.id, client.id, 'Africa/Dakar'],
    );

    const [later] = await slots(professional.id, { limit: 2000 });
    assert.ok(!later?.slots.some((slot) => slot.startsAt === at(0, 9)));
    assert.ok(!(await storedStarts(api, professional.id)).includes(at(0, 9)));
    assert.equal((await notifications(professional))[0]?.type, 'appointment.requested');
    assert.ok(!(await notifications(client)).some((note) => note.data.appointmentId === data.id));
    const history = await api.call<{ data: AppointmentHistoryEntry[] }>('POST', '/appointment_history/find-by', {
      token: client.token,
      body: { where: { appointmentId: data.id } },
    });
    assert.deepEqual(
      history.body.data.map((entry) => [entry.transition, entry.fromStatus, entry.toStatus]),
      [['request', null, 'waiting']],
    );
  });

  it('returns the same request for the same key, and for the same slot under another key', async () => {
    const professional = await workingProfessional(api);
    const first = await request(client, professional.id, at(1, 9), {}, 'the-same-key');
    const again = await request(client, professional.id, at(1, 9), {}, 'the-same-key');
    const other = await request(client, professional.id, at(1, 9));
    assert.equal(again.body.data.id, first.body.data.id);
    assert.equal(other.body.data.id, first.body.data.id);
    const reused = await request(client, professional.id, at(1, 10), {}, 'the-same-key');
    assert.equal(reused.body.code, 'IDEMPOTENCY_KEY_REUSED');
  });

  it('offers a moved appointment its own time, to its parties only', async () => {
    const professional = await workingProfessional(api);
    const { data } = (await request(client, professional.id, at(2, 9))).body;
    const window = { from: at(2, 9), to: at(2, 10), limit: 5 };
    const starts = async (body: object, token?: string) =>
      (await slots(professional.id, { ...window, ...body }, token))[0]?.slots.map((slot) => slot.startsAt);
    assert.deepEqual(await starts({}, client.token), []);
    assert.deepEqual(await starts({ moving: data.id }, client.token), [at(2, 9)]);
    assert.deepEqual(await starts({ moving: data.id }, professional.token), [at(2, 9)]);
    const stranger = await api.register('client');
    for (const token of [undefined, stranger.token]) {
      const body = { professionalIds: [professional.id], moving: data.id };
      assert.equal((await api.call('POST', '/slots', { body, token })).status, 404);
    }
  });

  it('requires an idempotency key, to tell a retry from a second request', async () => {
    const professional = await workingProfessional(api);
    const keyless = await api.call<Reply>('POST', '/base/appointments/create', {
      token: client.token,
      body: {
        ...(await askFor(api, professional.id)),
        ...{ professionalId: professional.id, startsAt: at(1, 9), callType: 'video', reason },
      },
    });
    assert.deepEqual([keyless.status, keyless.body.code], [428, 'IDEMPOTENCY_KEY_REQUIRED']);
    const [free] = await slots(professional.id, { from: at(1, 9), to: at(1, 10) });
    assert.equal(free?.slots[0]?.startsAt, at(1, 9));
  });

  it('refuses slots that are not offered, past times and unverified professionals', async () => {
    const professional = await workingProfessional(api, {}, [
      { weekday: 2, startTime: '08:00', endTime: '12:00', callTypes: ['video'] },
    ]);
    const codes = async (startsAt: string, more = {}) => {
      const { status, body } = await request(client, professional.id, startsAt, more);
      return [status, body.code];
    };
    const stranger = await api.register('professional');
    const before = await tableChecksums(api);
    assert.deepEqual(await codes(at(1, 12)), [422, 'SLOT_NOT_OFFERED']);
    assert.deepEqual(await codes(at(1, 9.5)), [422, 'SLOT_NOT_OFFERED']);
    assert.deepEqual(await codes(at(1, 9), { callType: 'in_person' }), [422, 'SLOT_NOT_OFFERED']);
    assert.deepEqual(await codes(at(-6, 9)), [422, 'SLOT_IN_PAST']);
    assert.equal((await request(professional, professional.id, at(1, 9))).status, 422);
    assert.deepEqual(
      [(await request(client, stranger.id, at(1, 9))).body.code, await slots(stranger.id)],
      ['NOT_VERIFIED', []],
    );
    assert.equal((await slots(stranger.id, {}, stranger.token)).length, 1); // the professional's own preview
    const missing = await request(client, professional.id, at(1, 9), { reason: 'short' });
    assert.deepEqual(missing.body.errors, [{ pointer: '/reason', code: 'TOO_SHORT' }]);
    assert.deepEqual(await tableChecksums(api), before, 'no row, no mail, no event, no key');
  });

  it('lets exactly one of fifty concurrent requests win a slot; the others get the nearest free ones', async () => {
    const professional = await workingProfessional(api);
    const clients = await Promise.all(Array.from({ length: 50 }, () => api.register('client')));
    const answers = await Promise.all(clients.map((one) => request(one, professional.id, at(2, 10))));
    const after = await tableChecksums(api);
    assert.equal((await request(client, professional.id, at(2, 10))).body.code, 'SLOT_TAKEN');
    assert.deepEqual(await tableChecksums(api), after, 'who comes too late leaves no row, no mail, no event, no key');
    assert.equal(answers.filter(({ status }) => status === 201).length, 1);
    const losers = answers.filter(({ status }) => status !== 201);
    assert.deepEqual(new Set(losers.map(({ status, body }) => `${status} ${body.code}`)), new Set(['409 SLOT_TAKEN']));
    assert.deepEqual(
      losers[0]?.body.details.nearest?.map((slot) => slot.startsAt),
      [at(2, 8), at(2, 9), at(2, 11)],
    );
    const [first, second] = await Promise.all(
      clients.slice(0, 2).map((one) => request(one, professional.id, at(2, 14))),
    );
    assert.deepEqual([first?.status, second?.status].sort(), [201, 409]);
  });

  it('accepts once: the second acceptance fails its condition', async () => {
    const professional = await workingProfessional(api);
    const { id } = (await request(client, professional.id, at(3, 9))).body.data;
    const [one, two] = await Promise.all([
      change(professional, id, { status: 'waiting' }, { status: 'accepted' }),
      change(professional, id, { status: 'waiting' }, { status: 'rejected', changeReason: 'not_available' }),
    ]);
    assert.deepEqual([one.status, two.status].sort(), [200, 412]);
    const read = await api.call<Reply>('GET', `/base/appointments/get-one/${id}`, { token: client.token });
    assert.equal(read.body.data.sequence, 1);
    assert.equal(
      (await change(client, id, { status: 'waiting' }, { status: 'withdrawn' })).body.code,
      'PRECONDITION_FAILED',
    );
  });

  it('asks professionals for a reason, and holds clients to the notice', async () => {
    const professional = await workingProfessional(api);
    const { id } = (await request(client, professional.id, at(0, 10))).body.data;
    const bare = await change(professional, id, { status: 'waiting' }, { status: 'rejected' });
    assert.deepEqual(bare.body.errors, [{ pointer: '/set/changeReason', code: 'REASON_REQUIRED' }]);
    assert.equal(
      (await change(client, id, { status: 'waiting' }, { status: 'accepted' })).body.code,
      'TRANSITION_NOT_ALLOWED',
    );
    assert.equal(
      (await change(professional, id, { status: 'waiting' }, { status: 'accepted' })).body.data.status,
      'accepted',
    );
    assert.equal(
      (await change(client, id, { status: 'accepted' }, { status: 'cancelled' })).body.code,
      'CANCEL_NOTICE_PASSED',
    );
    assert.equal((await change(professional, id, { status: 'accepted' }, { status: 'cancelled' })).status, 422);
    const cancelled = await change(
      professional,
      id,
      { status: 'accepted' },
      { status: 'cancelled', changeReason: 'emergency' },
    );
    assert.deepEqual([cancelled.body.data.status, cancelled.body.data.changeReason], ['cancelled', 'emergency']);
    assert.equal((await request(client, professional.id, at(0, 10))).status, 201); // its time is released at once
  });

  it('keeps the appointment’s time until the other party accepts the proposed one', async () => {
    const professional = await workingProfessional(api);
    const { id } = (await request(client, professional.id, at(4, 9))).body.data;
    await change(professional, id, { status: 'waiting' }, { status: 'accepted' });
    const none = { status: 'accepted', proposedStartsAt: null };
    const proposed = await change(professional, id, none, { proposedStartsAt: at(4, 9.5), proposedEndsAt: at(4, 11) });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body)); // overlaps its own time, which counts as free
    assert.deepEqual(
      [proposed.body.data.startsAt, proposed.body.data.proposedStartsAt, proposed.body.data.proposedBy],
      [at(4, 9), at(4, 9.5), 'professional'],
    );
    const held = { status: 'accepted', proposedStartsAt: at(4, 9.5) };
    assert.equal((await change(professional, id, held, { startsAt: at(4, 9.5) })).body.code, 'TRANSITION_NOT_ALLOWED');
    assert.equal((await change(client, id, held, { startsAt: at(4, 10) })).status, 412);
    const moved = await change(client, id, held, { startsAt: at(4, 9.5) });
    assert.deepEqual(
      [moved.body.data.startsAt, moved.body.data.endsAt, moved.body.data.proposedStartsAt],
      [at(4, 9.5), at(4, 11), null],
    );
    const starts = await storedStarts(api, professional.id);
    assert.deepEqual(
      [starts.includes(at(4, 8)), starts.includes(at(4, 9)), starts.includes(at(4, 10)), starts.includes(at(4, 11))],
      [true, false, false, true],
    );

    const other = (await request(client, professional.id, at(4, 14))).body.data;
    const taken = await change(client, id, none, { proposedStartsAt: at(4, 14) });
    assert.deepEqual([taken.status, taken.body.code], [409, 'SLOT_TAKEN']);
    const longer = await change(client, id, none, { proposedStartsAt: at(4, 16), proposedEndsAt: at(4, 18) });
    assert.deepEqual(longer.body.errors, [{ pointer: '/set/proposedEndsAt', code: 'RANGE_INVALID' }]);
    const onTop = await change(professional, other.id, { status: 'waiting' }, { proposedStartsAt: at(4, 10) });
    assert.deepEqual([onTop.status, onTop.body.code], [409, 'SLOT_TAKEN']);
    const long = { proposedStartsAt: at(4, 10), proposedEndsAt: at(4, 13) };
    const tooLong = await change(professional, other.id, { status: 'waiting' }, long);
    // Three hours fit at 8, 11 and 14 o'clock; here at 8 the appointment that was moved is in the way.
    assert.deepEqual(
      tooLong.body.details.nearest?.map(({ startsAt }) => startsAt),
      [at(3, 14), at(4, 11), at(4, 14)],
    );
    const suggested = await change(professional, other.id, { status: 'waiting' }, { proposedStartsAt: at(4, 15) });
    assert.equal(suggested.body.data.status, 'waiting');
    const declined = await change(
      client,
      other.id,
      { status: 'waiting', proposedStartsAt: at(4, 15) },
      { proposedStartsAt: null },
    );
    assert.deepEqual([declined.body.data.status, declined.body.data.proposedStartsAt], ['waiting', null]);
  });

  it('expires unanswered requests once, however many processes run the job, and frees their time', async () => {
    const professional = await workingProfessional(api);
    const { id } = (await request(client, professional.id, at(5, 9))).body.data;
    clock = monday + 2 * 24 * hour + 6 * hour + 60_000; // 48 hours later
    try {
      const [open] = await slots(professional.id, { from: at(5, 0), to: at(6, 0), limit: 50 });
      assert.ok(
        open?.slots.some((slot) => slot.startsAt === at(5, 9)),
        'free before the sweeper has come by',
      );
      const expired = await Promise.all([
        expireRequests(api.services),
        expireRequests(api.services),
        expireRequests(api.services),
      ]);
      assert.ok(expired.reduce((sum, count) => sum + count) >= 1);
      const history = await api.call<{ data: AppointmentHistoryEntry[] }>('POST', '/appointment_history/find-by', {
        token: (await signInAgain(professional, 'professional')).token,
        body: { where: { appointmentId: id } },
      });
      assert.deepEqual(
        history.body.data.map((entry) => [entry.transition, entry.actorRole]),
        [
          ['request', 'client'],
          ['expire', 'system'],
        ],
      );
      assert.ok((await storedStarts(api, professional.id)).includes(at(5, 9)));
      assert.ok(
        (await notifications(await signInAgain(client, 'client'))).some(
          (note) => note.type === 'appointment.expired' && note.data.appointmentId === id,
        ),
      );
    } finally {
      clock = monday + 6 * hour;
    }
  });

  it('shows an appointment to its two parties only, and filters by time and status', async () => {
    const professional = await workingProfessional(api);
    const stranger = await api.register('client');
    const { id } = (await request(client, professional.id, at(5, 11))).body.data;
    assert.equal((await api.call('GET', `/base/appointments/get-one/${id}`, { token: stranger.token })).status, 404);
    assert.equal((await change(stranger, id, { status: 'waiting' }, { status: 'withdrawn' })).status, 404);
    const find = (who: Person, where: object, path = '/appointments/find-by') =>
      api.call<{ data: Appointment[] }>('POST', path, {
        token: who.token,
        body: { where, sort: [{ startsAt: 'asc' }] },
      });
    const overlapping = await find(professional, {
      during: { $overlaps: [at(5, 11.5), at(5, 20)] },
      status: { $in: ['waiting', 'accepted'] },
    });
    assert.deepEqual(
      overlapping.body.data.map((row) => row.id),
      [id],
    );
    const touching = await find(professional, { during: { $overlaps: [at(5, 12), at(5, 20)] } });
    assert.deepEqual(touching.body.data, []);
    const own = await find(
      professional,
      { status: 'waiting', startsAt: { $gte: at(5, 0), $lt: at(6, 0) } },
      '/pro/get-all/appointments',
    );
    assert.deepEqual(
      own.body.data.map((row) => [row.id, row.client.id]),
      [[id, client.id]],
    );
    assert.equal((await find(stranger, {})).body.data.length, 0);
  });

  it('says how to meet: the address to both, the number to call only to the professional of an accepted call', async () => {
    const professional = await workingProfessional(api, { address: '12 rue Joss' });
    const { id } = (await request(client, professional.id, at(2, 9), { callType: 'call' })).body.data;
    const seenBy = async (who: Person) =>
      (await api.call<Reply>('GET', `/base/appointments/get-one/${id}`, { token: who.token })).body.data;
    assert.equal((await seenBy(client)).professional.address, '12 rue Joss');
    assert.equal((await seenBy(professional)).client.phone, undefined);
    const accepted = await change(professional, id, { status: 'waiting' }, { status: 'accepted' });
    assert.equal(accepted.body.data.client.phone, '+221338000000');
    assert.equal((await seenBy(professional)).client.phone, '+221338000000');
    assert.equal((await seenBy(client)).client.phone, undefined);
    const video = (await request(client, professional.id, at(2, 11))).body.data.id;
    const other = await change(professional, video, { status: 'waiting' }, { status: 'accepted' });
    assert.equal(other.body.data.client.phone, undefined);
  });

  it('says whether the professional can be booked again', async () => {
    const professional = await workingProfessional(api);
    const { id } = (await request(client, professional.id, at(3, 9))).body.data;
    const isBookable = async () =>
      (await api.call<Reply>('GET', `/base/appointments/get-one/${id}`, { token: client.token })).body.data.professional
        .isBookable;
    assert.equal(await isBookable(), true);
    const setUntil = (verifiedUntil: string) =>
      runAsSystem(api.services.db, (tx) =>
        tx.updateTable('professionals').set({ verifiedUntil }).where('id', '=', professional.id).execute(),
      );
    await setUntil('2020-01-01');
    assert.equal(await isBookable(), false);
    await setUntil('2999-12-31');
    assert.equal(await isBookable(), true);
    const left = await api.call('DELETE', '/auth/account', { token: professional.token, body: { password } });
    assert.equal(left.status, 200);
    assert.equal(await isBookable(), false);
  });

  it('lets the professional close past appointments only', async () => {
    const professional = await workingProfessional(api);
    const { id } = (await request(client, professional.id, at(0, 11))).body.data;
    await change(professional, id, { status: 'waiting' }, { status: 'accepted' });
    assert.equal(
      (await change(professional, id, { status: 'accepted' }, { status: 'done' })).body.code,
      'TRANSITION_NOT_ALLOWED',
    );
    clock = monday + 12 * hour;
    try {
      const later = await signInAgain(professional, 'professional');
      assert.equal(
        (await change(later, id, { status: 'accepted' }, { status: 'cancelled', changeReason: 'other' })).body.code,
        'TRANSITION_NOT_ALLOWED',
      );
      assert.equal((await change(later, id, { status: 'accepted' }, { status: 'done' })).body.data.status, 'done');
    } finally {
      clock = monday + 6 * hour;
    }
  });
});
