import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { ProfessionalSlots } from 'shared-contracts/schemas/slots';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { arbitraryHours } from '../support/arbitrary-hours.ts';
import { arbitraryOffers } from '../support/arbitrary-offers.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';
import '../support/test-seed.ts';
import { hour, replaceOffers, workingProfessional } from '../support/working-professional.ts';

const monday = Date.parse('2026-11-23T00:00:00Z');
const quarter = hour / 4;

/** In an order of their own, so that the first consultation is not the cheapest. */
const fees = fc.array(fc.constantFrom(5000, 20_000, 60_000), { minLength: 3, maxLength: 3 });

const diary = fc.record({
  offers: arbitraryOffers,
  fees,
  minimumNoticeMinutes: fc.constantFrom(0, 120, 1440),
  timeZone: fc.constantFrom('Africa/Dakar', 'Europe/Paris', 'America/Toronto'),
  hours: arbitraryHours,
});

/** Compares one indexed statement over stored masks with the slots that are offered for booking. */
describe('professionals who are free in a window for a call type', () => {
  let api: TestApi;
  const offered: { professionalId: string; consultationId: string; fee: number }[] = [];
  before(async () => {
    api = await openTestApi({}, () => new Date(monday + 6 * hour));
    for (const { hours: week, offers, fees: asked, ...settings } of fc.sample(diary, { numRuns: 8, seed: 7 })) {
      const who = await workingProfessional(api, settings, week);
      const ids = await replaceOffers(
        api,
        who,
        offers.map((offer, index) => ({ ...offer, feeKind: 'fixed', fee: asked[index], currency: 'XAF' })),
      );
      for (const [index, consultationId] of ids.entries())
        offered.push({ professionalId: who.id, consultationId, fee: asked[index] ?? 0 });
    }
  });
  after(() => api.close());

  const found = async (filter: object) => {
    const body = { ...filter, limit: 100 };
    const answer = await api.call<{ data: PublicProfessional[] }>('POST', '/base/professionals/lawyer-filter', {
      body,
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.data.map(({ id }) => id).sort();
  };
  /** Professionals with a whole slot of any consultation up to the fee. */
  const offering = async (from: number, to: number, callType: CallType | undefined, most = Infinity) => {
    const free = new Set<string>();
    for (const { professionalId, consultationId, fee } of offered) {
      if (fee > most) continue;
      const window = { from: iso(from), to: iso(to), limit: 50, ...(callType && { callType }) };
      const answer = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', {
        body: { professionalIds: [professionalId], consultationId, ...window },
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const [found] = answer.body.data;
      if (found?.slots.some(({ endsAt }) => Date.parse(endsAt) <= to)) free.add(professionalId);
    }
    return [...free].sort();
  };

  it('are those who offer a slot of that type, up to that fee, in it', async () => {
    const outcomes = new Set<number>();
    const window = fc.record({
      from: fc.integer({ min: 0, max: 8 * 96 }),
      length: fc.integer({ min: 1, max: 48 }),
      callType: fc.constantFrom(undefined, ...callTypes),
      most: fc.constantFrom(undefined, 5000, 30_000),
    });
    await fc.assert(
      fc.asyncProperty(window, async ({ from, length, callType, most }) => {
        const [start, end] = [monday + from * quarter, monday + (from + length) * quarter];
        const free = { from: iso(start), to: iso(end) };
        const expected = await offering(start, end, callType, most);
        outcomes.add(expected.length);
        const filter = { free, ...(callType && { callType }), ...(most && { feeMax: `${most}XAF` }) };
        assert.deepEqual(await found(filter), expected);
      }),
      { numRuns: 100 },
    );
    assert.ok(outcomes.size > 3, 'windows in which nobody, some and many are free');
  });

  it('exclude hours that are no longer offered for a type', async () => {
    const everyDay = (types: readonly CallType[]) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startTime: '22:00', endTime: '23:00', callTypes: types }));
    const who = await workingProfessional(api, {}, everyDay(['video', 'in_person']));
    const free = { from: iso(monday + 46 * hour), to: iso(monday + 47 * hour) };
    const finds = async (callType: CallType) => (await found({ free, callType })).includes(who.id);
    assert.deepEqual([await finds('video'), await finds('call'), await finds('in_person')], [true, false, true]);
    await api.call('POST', '/base/availability_rules/create-many', { token: who.token, body: everyDay(['call']) });
    assert.deepEqual([await finds('video'), await finds('call'), await finds('in_person')], [false, true, false]);
  });
});

const iso = (at: number) => new Date(at).toISOString();
