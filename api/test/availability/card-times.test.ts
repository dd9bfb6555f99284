import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import { at, bookingCalls, monday } from '../support/booking-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';
import { hour, replaceOffers, workingProfessional } from '../support/working-professional.ts';

const costs = (minutes: number, fee: number, callTypes = ['call']) => ({
  ...{ minutes, fee, callTypes },
  ...{ feeKind: 'fixed', currency: 'XAF' },
});
const hours = (weekday: number, startTime: string, endTime: string) => ({
  ...{ weekday, startTime, endTime },
  callTypes: ['video', 'call', 'in_person'],
});

describe('the times of a card', () => {
  let api: TestApi;
  let person: Person;
  /** The first takes two hours: Monday is too short for it. */
  let ids: Record<'long' | 'short' | 'talk' | 'open', string>;
  before(async () => {
    api = await openTestApi({}, () => new Date(monday - 6 * hour));
    const week = [hours(1, '09:00', '10:00'), hours(2, '09:00', '13:00')];
    person = await workingProfessional(api, { minimumNoticeMinutes: 0 }, week);
    const offers = [
      costs(120, 60_000),
      costs(30, 5000),
      costs(60, 15_000, ['in_person']),
      { minutes: 30, callTypes: ['call'], feeKind: 'on_request' },
    ];
    const [long = '', short = '', talk = '', open = ''] = await replaceOffers(
      api,
      person,
      offers as Parameters<typeof replaceOffers>[2],
    );
    ids = { long, short, talk, open };
  });
  after(() => api.close());

  const card = async (more: object = {}) => {
    const [found] = await bookingCalls(api).slots({ professionalIds: [person.id], cheapest: true, ...more });
    return { ...found, times: found?.slots.map(({ startsAt }: { startsAt: string }) => startsAt) ?? [] };
  };
  const isListed = async (filter: ProfessionalFilter) => {
    const path = '/base/professionals/lawyer-filter';
    const { body } = await api.call<{ data: PublicProfessional[] }>('POST', path, { body: filter });
    return body.data.some(({ id }) => id === person.id);
  };

  it('are those of the cheapest consultation, whose length and fee are answered', async () => {
    const found = await card();
    assert.deepEqual([found.consultationId, found.slotMinutes], [ids.short, 30]);
    assert.deepEqual(found.fee, { feeKind: 'fixed', fee: 5000, currency: 'XAF' });
    assert.deepEqual(found.times, [at(0, 9), at(0, 9.5), at(1, 9)]);
    assert.equal((await card({ callType: 'in_person' })).consultationId, ids.talk);
    const [first] = await bookingCalls(api).slots({ professionalIds: [person.id] });
    assert.equal(first?.consultationId, ids.long, 'others still have the first');
  });

  it('are inside the window or day asked for, of the cheapest that fits', async () => {
    const monday9 = { from: at(0, 9), to: at(0, 9.5) };
    assert.ok(await isListed({ free: monday9 }));
    const fitting = await card(monday9);
    assert.deepEqual([fitting.consultationId, fitting.times], [ids.short, [at(0, 9)]]);
    assert.ok(await isListed({ date: '2026-11-23' }));
    const onMonday = await card({ date: '2026-11-23' });
    assert.deepEqual([onMonday.consultationId, onMonday.times], [ids.short, [at(0, 9), at(0, 9.5)]]);
  });

  it('end in the window; where no time does, the next one of the cheapest is told', async () => {
    const none = await card({ from: at(0, 9), to: at(0, 9.25) });
    assert.deepEqual([none.consultationId, none.times, none.next?.startsAt], [ids.short, [], at(0, 9.5)]);
    const body = { holder: ids.open, professionalId: person.id, consultationId: ids.short, callType: 'call' };
    assert.equal((await api.call('POST', '/slots/hold', { body: { ...body, startsAt: at(0, 9.5) } })).status, 200);
    const half = await card({ from: at(0, 9), to: at(0, 10) });
    assert.deepEqual([half.consultationId, half.times], [ids.short, [at(0, 9)]]);
  });

  it('are the fee of whoever is met first as well', async () => {
    const { body } = await api.call<{ data: ProfessionalSlots[] }>('POST', '/earliest', {
      body: { date: '2026-11-23', until: '2026-11-23' },
    });
    const [first] = body.data;
    assert.deepEqual([first?.consultationId, first?.fee?.fee], [ids.short, 5000]);
  });

  it('are those of the cheapest that ever has any, up to the fee asked for', async () => {
    const other = await workingProfessional(api, { minimumNoticeMinutes: 0 }, [
      { ...hours(1, '09:00', '10:00'), callTypes: ['call'] },
    ]);
    const offers = [costs(30, 1000, ['in_person']), costs(90, 2000), costs(30, 9000)];
    const [elsewhere, , bookable] = await replaceOffers(api, other, offers as Parameters<typeof replaceOffers>[2]);
    const [found] = await bookingCalls(api).slots({ professionalIds: [other.id], cheapest: true });
    assert.deepEqual([found?.consultationId, found?.fee?.fee], [bookable, 9000]);
    assert.equal(found?.slots[0]?.startsAt, at(0, 9));
    const upTo = async (feeMax: string) => {
      const [one] = await bookingCalls(api).slots({ professionalIds: [other.id], cheapest: true, feeMax });
      return [one?.consultationId, one?.slots.length, one?.next];
    };
    // 13 euros are 8,527 francs: two consultations, of which neither has a time.
    assert.deepEqual(await upTo('13EUR'), [elsewhere, 0, null]);
    assert.deepEqual((await upTo('9000XAF'))[0], bookable);
    // Nothing costs so little: who is listed all the same (a call at once may) shows what there is.
    assert.deepEqual((await upTo('10XAF'))[0], bookable);
  });
});
