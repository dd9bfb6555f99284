import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { ConsultationQuote } from 'shared-contracts/schemas/consultation';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import { runAsSystem } from '../../src/db/run-as.ts';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { askFor, everyDay, hour, replaceOffers, workingProfessional } from '../support/working-professional.ts';

const first = {
  minutes: 60,
  nameFr: 'Première consultation',
  nameEn: 'First consultation',
  callTypes: ['call'] as const,
};
const urgent = {
  minutes: 20,
  nameFr: 'Conseil urgent',
  nameEn: 'Urgent advice',
  callTypes: ['video', 'call'] as const,
  ...{ feeKind: 'fixed', fee: 25_000, currency: 'XOF', preparationFr: 'Votre bail.', preparationEn: 'Your lease.' },
};
const quote: ConsultationQuote = { minutes: 20, feeKind: 'fixed', fee: 25_000, currency: 'XOF' };

describe('an appointment booked as a consultation', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let firstId: string;
  let urgentId: string;
  before(async () => {
    api = await openTestApi({}, () => new Date(monday + 6 * hour));
    client = await api.register('client');
    professional = await workingProfessional(api, { minimumNoticeMinutes: 0 }, everyDay('08:00', '10:00'));
    const ids = await replaceOffers(api, professional, [first, urgent]);
    [firstId, urgentId] = [ids[0] ?? '', ids[1] ?? ''];
  });
  after(() => api.close());

  const request = (startsAt: string, more: object = {}) =>
    bookingCalls(api).request(client, {
      professionalId: professional.id,
      startsAt,
      ...{ consultationId: urgentId, quote, ...more },
    });
  const change = (...args: Parameters<ReturnType<typeof bookingCalls>['change']>) => bookingCalls(api).change(...args);
  const startsOn = async (day: number, more: object = {}) => {
    const [found] = await bookingCalls(api).slots(
      { professionalIds: [professional.id], from: at(day, 0), to: at(day + 1, 0), limit: 50, ...more },
      client.token,
    );
    return { ...found, times: found?.slots.map(({ startsAt }) => startsAt.slice(11, 16)) };
  };
  const seenBy = async (who: Person, id: string) => (await callsOn(api, 'appointments').get(who, id)).body.data;

  it('is offered at the times of its length, by default those of the first', async () => {
    const standard = await startsOn(1);
    assert.deepEqual(
      [standard.consultationId, standard.slotMinutes, standard.times],
      [firstId, 60, ['08:00', '09:00']],
    );
    const short = await startsOn(1, { consultationId: urgentId });
    assert.deepEqual(short.times, ['08:00', '08:20', '08:40', '09:00', '09:20', '09:40']);
    assert.deepEqual(
      [short.consultationId, short.slotMinutes, short.slots?.[0]?.callTypes],
      [urgentId, 20, ['video', 'call']],
    );
    const byVideo = await startsOn(1, { callType: 'video' });
    assert.equal(byVideo.consultationId, urgentId, 'the first one that is held by video');
    const none = await startsOn(1, { consultationId: randomUUID() });
    assert.deepEqual([none.consultationId, none.slotMinutes, none.slots, none.next], [null, null, [], null]);
  });

  it('is held and booked for its length, and leaves the rest free for the others', async () => {
    const held = { holder: randomUUID(), professionalId: professional.id, consultationId: urgentId, callType: 'call' };
    assert.equal((await api.call('POST', '/slots/hold', { body: { ...held, startsAt: at(2, 9) } })).status, 200);
    assert.deepEqual((await startsOn(2)).times, ['08:00']);
    const { status, body } = await request(at(2, 9), { holder: held.holder });
    assert.deepEqual([status, body.data.endsAt], [201, at(2, 9 + 1 / 3)]);
    assert.deepEqual((await startsOn(2)).times, ['08:00']);
    assert.deepEqual((await startsOn(2, { consultationId: urgentId })).times, [
      '08:00',
      '08:20',
      '08:40',
      '09:20',
      '09:40',
    ]);
    const between = await request(at(2, 8 + 1 / 3), { consultationId: firstId });
    assert.deepEqual([between.status, between.body.code], [409, 'CONSULTATION_CHANGED'], 'quoted as another');
  });

  it('keeps name, fee and way to meet, whatever becomes of the consultation, also when it is moved', async () => {
    const { data } = (await request(at(3, 8))).body;
    const prepared = ['Votre bail.', 'Your lease.'];
    const kept = [urgentId, 'Conseil urgent', 'Urgent advice', ...prepared, 'fixed', 25_000, 'XOF'];
    const facts = (one: typeof data) => [
      one.consultationId,
      one.consultationNameFr,
      one.consultationNameEn,
      one.preparationFr,
      one.preparationEn,
      one.feeKind,
      one.fee,
      one.currency,
    ];
    assert.deepEqual(facts(data), kept);
    const consultations = callsOn(api, 'consultations');
    const edit = {
      nameFr: 'Autre',
      preparationFr: 'Rien.',
      fee: 90_000,
      minutes: 30,
      videoLink: 'https://video.test/other',
    };
    assert.equal((await consultations.update(professional, urgentId, edit)).status, 200);
    await change(professional, data.id, { status: 'waiting' }, { status: 'accepted' });
    const agreed = { status: 'accepted', proposedStartsAt: null };
    const own = await startsOn(4, { moving: data.id });
    assert.deepEqual([own.consultationId, own.slotMinutes, own.slots?.[0]?.callTypes], [urgentId, 20, ['video']]);
    const proposed = await change(client, data.id, agreed, { proposedStartsAt: at(4, 8 + 1 / 3) });
    assert.equal(proposed.status, 200, JSON.stringify(proposed.body));
    const moved = await change(
      professional,
      data.id,
      { status: 'accepted', proposedStartsAt: at(4, 8 + 1 / 3) },
      { startsAt: at(4, 8 + 1 / 3) },
    );
    assert.deepEqual([moved.body.data.endsAt, facts(moved.body.data)], [at(4, 8 + 2 / 3), kept]);
    await consultations.update(professional, urgentId, { ...quote, nameFr: 'Conseil urgent' });
  });

  it('tells both parties where to meet once it is accepted, and nobody else', async () => {
    const { data } = (await request(at(5, 8))).body;
    const link = 'https://video.test/other';
    const links = async () =>
      Promise.all([client, professional].map(async (who) => (await seenBy(who, data.id)).videoLink));
    assert.deepEqual([data.videoLink, await links()], [null, [null, null]]);
    await change(professional, data.id, { status: 'waiting' }, { status: 'accepted' });
    assert.deepEqual(await links(), [link, link]);
    assert.equal((await seenBy(await api.operator(), data.id)).videoLink, undefined);
    await change(professional, data.id, { status: 'accepted' }, { status: 'cancelled', changeReason: 'emergency' });
    assert.deepEqual(await links(), [null, null]);
    const call = (await request(at(5, 9), { callType: 'call' })).body.data;
    await change(professional, call.id, { status: 'waiting' }, { status: 'accepted' });
    assert.equal((await seenBy(client, call.id)).videoLink, null, 'a call needs none');
  });

  it('is refused when its length or fee is no longer what the client saw, and names what it is', async () => {
    for (const seen of [{ fee: 20_000 }, { minutes: 30 }, { feeKind: 'free', fee: null, currency: null }]) {
      const { status, body } = await request(at(6, 8), { quote: { ...quote, ...seen } });
      assert.deepEqual([status, body.code], [409, 'CONSULTATION_CHANGED']);
      const { consultation } = body.details as { consultation?: Record<string, unknown> };
      assert.deepEqual(
        [consultation?.id, consultation?.minutes, consultation?.fee, consultation?.currency, consultation?.callTypes],
        [urgentId, 20, 25_000, 'XOF', ['video', 'call']],
      );
      assert.ok(consultation && !('videoLink' in consultation));
    }
    assert.deepEqual((await startsOn(6, { consultationId: urgentId })).times?.[0], '08:00', 'nothing was reserved');
  });

  it('is refused when it is not offered, or not in that way', async () => {
    const other = await workingProfessional(api);
    const elsewhere = (await replaceOffers(api, other, [urgent]))[0] ?? '';
    const [inactive = ''] = await replaceOffers(api, await workingProfessional(api), [{ ...urgent, active: false }]);
    for (const consultationId of [randomUUID(), elsewhere, inactive]) {
      const { status, body } = await request(at(6, 8), { consultationId });
      assert.deepEqual([status, body.code], [409, 'CONSULTATION_NOT_OFFERED']);
      const held = { holder: randomUUID(), professionalId: professional.id, consultationId, callType: 'call' };
      const hold = await api.call<{ code: string }>('POST', '/slots/hold', { body: { ...held, startsAt: at(6, 8) } });
      assert.deepEqual([hold.status, hold.body.code], [409, 'CONSULTATION_NOT_OFFERED']);
    }
    const inPerson = await request(at(6, 8), { callType: 'in_person' });
    assert.deepEqual([inPerson.status, inPerson.body.code], [422, 'SLOT_NOT_OFFERED']);
  });

  it('needs an active consultation: without one nothing is free and the profile cannot be booked', async () => {
    const who = await workingProfessional(api);
    const booked = await bookingCalls(api).request(client, { professionalId: who.id, startsAt: at(6, 9) });
    assert.equal(booked.body.data.professional.isBookable, true);
    const consultation = String(booked.body.data.consultationId);
    await callsOn(api, 'consultations').remove(who, consultation);
    const { body } = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', {
      body: { professionalIds: [who.id] },
    });
    const [found] = body.data;
    assert.deepEqual([found?.consultationId, found?.slots, found?.next], [null, [], null]);
    const seen = await seenBy(client, booked.body.data.id);
    assert.deepEqual(
      [(seen.professional as Appointment['professional']).isBookable, seen.consultationId, seen.consultationNameEn],
      [false, null, 'First consultation'],
    );
    const explained = await api.call<{ data: { refused: unknown } }>('POST', '/slots/explain', {
      token: who.token,
      body: { date: at(6, 0).slice(0, 10) },
    });
    assert.deepEqual(explained.body.data.refused, [{ start: '00:00', end: '24:00', rule: 'consultation' }]);
    const masks = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('availabilityDays').select('day').where('professionalId', '=', who.id).execute(),
    );
    assert.deepEqual(masks, []);
  });

  it('forgets the link with the professional’s account, and the name with both', async () => {
    const who = await workingProfessional(api);
    const { consultationId } = await askFor(api, who.id);
    await callsOn(api, 'consultations').update(who, consultationId, { preparationFr: 'Votre bail.' });
    const { data } = (await bookingCalls(api).request(client, { professionalId: who.id, startsAt: at(6, 9) })).body;
    const stored = () =>
      runAsSystem(api.services.db, (tx) =>
        tx
          .selectFrom('appointments')
          .select(['keptVideoLink', 'consultationNameFr', 'preparationFr'])
          .where('id', '=', data.id)
          .executeTakeFirstOrThrow(),
      );
    const kept = { consultationNameFr: 'Première consultation', preparationFr: 'Votre bail.' };
    assert.deepEqual(await stored(), { ...kept, keptVideoLink: 'https://video.test/room' });
    const leave = async ({ token }: Person) => {
      const answer = await api.call('DELETE', '/auth/account', { token, body: { password } });
      assert.equal(answer.status, 200);
    };
    await leave(who);
    assert.deepEqual(await stored(), { ...kept, keptVideoLink: null });
    await leave(client);
    assert.deepEqual(await stored(), { consultationNameFr: null, preparationFr: null, keptVideoLink: null });
  });
});
