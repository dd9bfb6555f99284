import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AppointmentHistoryEntry } from 'shared-contracts/schemas/appointment';
import type { ConflictState } from 'shared-contracts/schemas/conflict-check';
import { expireRequests } from '../../src/modules/appointments/expire-requests.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import type { BookingReply } from '../support/booking-calls.ts';
import { deliverOnce } from '../support/mail-jobs.ts';
import { openSmtpInbox } from '../support/smtp-inbox.ts';
import type { SmtpInbox } from '../support/smtp-inbox.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, hour, storedStarts, workingProfessional } from '../support/working-professional.ts';

describe('an appointment that a professional opens', () => {
  let api: TestApi;
  let inbox: SmtpInbox;
  let clock = monday + 6 * hour;
  let client: Person;
  let professional: Person;
  before(async () => {
    inbox = await openSmtpInbox();
    api = await openTestApi(
      { DATABASE_POOL: '20', SMTP_URL: inbox.url, MAIL_FROM: 'Nimbia <rdv@nimbia.test>' },
      () => new Date(clock),
    );
    client = await api.register('client', { lang: 'en' });
    professional = await workingProfessional(api, { bufferMinutes: 15 });
    const { request, change } = bookingCalls(api);
    const earlier = await request(client, { professionalId: professional.id, startsAt: at(6, 15) });
    await change(professional, earlier.body.data.id, { status: 'waiting' }, { status: 'accepted' });
  });
  after(async () => {
    await api.close();
    await inbox.close();
  });

  const offer = async (startsAt: string, more: object = {}, who = professional, key: string = crypto.randomUUID()) =>
    api.call<BookingReply>('POST', '/base/appointments/create', {
      token: who.token,
      headers: { 'idempotency-key': key },
      body: {
        ...{ clientId: client.id, consultationId: (await askFor(api, professional.id)).consultationId },
        ...{ startsAt, callType: 'video', reason: 'Signing', ...more },
      },
    });
  const change = (...args: Parameters<ReturnType<typeof bookingCalls>['change']>) => bookingCalls(api).change(...args);
  const mailsAfter = async (act: () => Promise<unknown>) => {
    await deliverOnce(api.services);
    const seen = inbox.mails.length;
    await act();
    await deliverOnce(api.services);
    return inbox.mails.slice(seen);
  };
  const readerOf = (address: string | undefined) => (address === client.email ? 'client' : 'professional');

  it('holds its time, outside hours too, and waits for the client, who is told and confirms', async () => {
    const mails = await mailsAfter(async () => {
      const made = await offer(at(2, 20), { minutes: 45 });
      assert.equal(made.status, 201, JSON.stringify(made.body));
      const { status, openedBy, endsAt, expiresAt } = made.body.data;
      assert.deepEqual(
        [status, openedBy, endsAt, expiresAt],
        ['waiting', 'professional', at(2, 20.75), at(2, 6)],
        'it expires by the usual rules',
      );
    });
    assert.deepEqual(
      mails.map((mail) => [readerOf(mail.to?.[0]?.address), mail.subject?.includes('proposes an appointment')]),
      [['client', true]],
    );
    const body = { where: { awaitsAnswer: true } };
    const list = await api.call<{ data: BookingReply['data'][] }>('POST', '/appointments/find-by', {
      token: client.token,
      body,
    });
    const [waiting] = list.body.data;
    assert.ok(waiting);
    assert.equal((await change(professional, waiting.id, { status: 'waiting' }, { status: 'accepted' })).status, 422);
    const told = await mailsAfter(async () => {
      assert.equal((await change(client, waiting.id, { status: 'waiting' }, { status: 'accepted' })).status, 200);
    });
    assert.deepEqual(told.map((mail) => readerOf(mail.to?.[0]?.address)).sort(), ['client', 'professional']);
    const history = await api.call<{ data: AppointmentHistoryEntry[] }>('POST', '/appointment_history/find-by', {
      token: client.token,
      body: { where: { appointmentId: waiting.id } },
    });
    assert.deepEqual(
      history.body.data.map((entry) => [entry.transition, entry.actorRole, entry.toStatus]),
      [
        ['request', 'professional', 'waiting'],
        ['accept', 'client', 'accepted'],
      ],
    );
  });

  it('is declined by the client without a reason, or withdrawn by the professional, and frees its time', async () => {
    for (const [who, status] of [
      [client, 'rejected'],
      [professional, 'withdrawn'],
    ] as const) {
      const { id } = (await offer(at(3, 9))).body.data;
      assert.ok(!(await storedStarts(api, professional.id)).includes(at(3, 9)));
      const mails = await mailsAfter(async () => {
        assert.equal((await change(who, id, { status: 'waiting' }, { status })).status, 200);
      });
      assert.deepEqual(
        mails.map((mail) => mail.to?.[0]?.address),
        [who === client ? professional.email : client.email],
      );
      assert.ok((await storedStarts(api, professional.id)).includes(at(3, 9)));
    }
  });

  it('expires unanswered, and both are told', async () => {
    const { id } = (await offer(at(1, 9))).body.data;
    const mails = await mailsAfter(async () => {
      clock = Date.parse(at(1, 7));
      await expireRequests(api.services);
    });
    clock = monday + 6 * hour;
    assert.equal(mails.length, 2);
    const row = await api.call<BookingReply>('GET', `/base/appointments/get-one/${id}`, { token: client.token });
    assert.equal(row.body.data.status, 'expired');
  });

  it('never overlaps: taken and past times are refused with the nearest free ones', async () => {
    const { request } = bookingCalls(api);
    const other = await api.register('client');
    await request(other, { professionalId: professional.id, startsAt: at(4, 9) });
    const taken = await offer(at(4, 9.5));
    const nearest = (taken.body as unknown as { details: { nearest: unknown[] } }).details.nearest;
    assert.deepEqual([taken.status, taken.body.code, nearest.length], [409, 'SLOT_TAKEN', 3]);
    assert.equal((await offer(at(4, 10))).body.code, 'SLOT_TAKEN', 'the buffer is kept');
    assert.deepEqual([(await offer(at(-1, 9))).status, (await offer(at(-1, 9))).body.code], [422, 'SLOT_IN_PAST']);
    const racing = await Promise.all([
      offer(at(4, 14)),
      offer(at(4, 14)),
      request(other, { professionalId: professional.id, startsAt: at(4, 14) }),
    ]);
    assert.deepEqual(racing.map(({ status }) => status).sort(), [201, 409, 409]);
  });

  it('is for clients that are known, with a consultation of one’s own, and only by a professional', async () => {
    const stranger = await api.register('client');
    const elsewhere = await workingProfessional(api);
    const pointerOf = (answer: { body: unknown }) =>
      (answer.body as { errors?: { pointer: string; code: string }[] }).errors?.[0];
    assert.deepEqual(pointerOf(await offer(at(5, 9), { clientId: stranger.id })), {
      pointer: '/clientId',
      code: 'NOT_FOUND',
    });
    assert.equal(pointerOf(await offer(at(5, 9), {}, elsewhere))?.pointer, '/clientId');
    const { consultationId } = await askFor(api, elsewhere.id);
    assert.equal((await offer(at(5, 9), { consultationId })).body.code, 'CONSULTATION_NOT_OFFERED');
    assert.equal(pointerOf(await offer(at(5, 9), { minutes: 481 }))?.pointer, '/minutes');
    assert.equal(pointerOf(await offer(at(5, 9), { reason: ' ' }))?.code, 'REQUIRED');
    assert.equal((await offer(at(5, 9), {}, client)).status, 422, 'a client cannot choose another client');
    assert.equal((await offer(at(5, 9), {}, { ...client, token: '' })).status, 401);
  });

  it('is created once per key, and does not count among the requests of the client', async () => {
    const first = await offer(at(5, 9), {}, professional, 'one-key');
    const again = await offer(at(5, 9), {}, professional, 'one-key');
    assert.equal(again.body.data.id, first.body.data.id);
    const elsewhere = await workingProfessional(api);
    const { request } = bookingCalls(api);
    assert.equal((await request(client, { professionalId: elsewhere.id, startsAt: at(5, 9) })).status, 201);
  });

  it('waits for one client three times at most', async () => {
    const own = await workingProfessional(api);
    const { request } = bookingCalls(api);
    const earlier = await request(client, { professionalId: own.id, startsAt: at(6, 9) });
    await change(
      own,
      earlier.body.data.id,
      { status: 'waiting' },
      { status: 'rejected', changeReason: 'not_available' },
    );
    const { consultationId } = await askFor(api, own.id);
    const made = [];
    for (const hours of [9, 11, 13, 15]) made.push(await offer(at(5, hours), { consultationId }, own));
    assert.deepEqual(
      made.map(({ status }) => status),
      [201, 201, 201, 409],
    );
    assert.equal(made[3]?.body.code, 'TOO_MANY_WAITING_HERE');
    await change(client, String(made[0]?.body.data.id), { status: 'waiting' }, { status: 'rejected' });
    assert.equal((await offer(at(5, 15), { consultationId }, own)).status, 201);
  });

  it('is checked for a conflict of interest, and its reason stays with who wrote it', async () => {
    const [own, other] = [await workingProfessional(api), await api.register('client', { lastName: 'Wandji' })];
    const { request } = bookingCalls(api);
    const { lastName, firstNames } = (await callsOn(api, 'users').get(client, client.id)).body.data;
    const parties = [{ role: 'other', kind: 'person', name: `${String(firstNames)} ${String(lastName)}` }];
    await request(client, { professionalId: own.id, startsAt: at(6, 9) });
    const against = { professionalId: own.id, startsAt: at(6, 11), parties };
    assert.equal((await request(other, against)).status, 201);
    const { consultationId } = await askFor(api, own.id);
    const { id } = (await offer(at(6, 13), { consultationId }, own)).body.data;
    const row = (await callsOn(api, 'appointments').get(own, id)).body.data;
    assert.deepEqual([row.reason, (row.conflict as ConflictState | null)?.isOpen], ['Signing', true]);
  });
});
