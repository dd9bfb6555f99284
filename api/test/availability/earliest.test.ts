import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { ProfessionalSlots, Slot } from 'shared-contracts/schemas/slots';
import { earliestSlots } from 'shared-contracts/schemas/earliest';
import type { EarliestSlots } from 'shared-contracts/schemas/earliest';
import { callTypes, legalCategories, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { inCall } from '../../src/generic/call-context.ts';
import { answerEarliest } from '../../src/modules/slots/answer-earliest.ts';
import { arbitraryHours, quarterClock } from '../support/arbitrary-hours.ts';
import { arbitraryOffers } from '../support/arbitrary-offers.ts';
import { explainAll, statementsOf } from '../support/explain.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';
import { askFor, everyDay, hour, replaceOffers, workingProfessional } from '../support/working-professional.ts';

const monday = Date.parse('2026-11-23T00:00:00Z');
const dateAt = (day: number) => new Date(monday + day * 24 * hour).toISOString().slice(0, 10);
const diary = fc.record({
  offers: arbitraryOffers,
  minimumNoticeMinutes: fc.constantFrom(0, 120),
  timeZone: fc.constantFrom('Africa/Dakar', 'Europe/Paris', 'America/Toronto'),
  specialities: fc.subarray(['labour', 'land'], { minLength: 1 }),
  languages: fc.subarray(['fr', 'en'], { minLength: 1 }),
  hours: arbitraryHours,
});

interface Answer {
  readonly data: readonly EarliestSlots[];
  readonly page: { readonly next: string | null };
  readonly capped: boolean;
  readonly errors: unknown;
  readonly code: string;
}

describe('the earliest free times of all professionals', () => {
  let api: TestApi;
  const people: { id: string; consultations: string[]; specialities: string[]; languages: string[] }[] = [];
  let passed = 0; // milliseconds, in which no job runs
  before(async () => {
    api = await openTestApi({}, () => new Date(monday + 6 * hour + passed));
    for (const { hours: week, offers, ...settings } of fc.sample(diary, { numRuns: 8, seed: 11 })) {
      const who = await workingProfessional(api, settings, week);
      people.push({ ...settings, id: who.id, consultations: await replaceOffers(api, who, offers) });
    }
  });
  afterEach(() => (passed = 0));
  after(() => api.close());

  const ask = (body: object) => api.call<Answer>('POST', '/earliest', { body });
  const earliest = async (body: object) => {
    const { status, body: answer } = await ask(body);
    assert.equal(status, 200, JSON.stringify(answer));
    return answer;
  };
  const keyOfSlots = (slots: readonly Slot[]) => slots.map(({ startsAt, endsAt }) => `${startsAt}–${endsAt}`).join();
  const keyOf = ({ professional, slots }: EarliestSlots) => `${keyOfSlots(slots)} ${professional.id}`;
  const slotsOf = async (id: string, consultationId: string, from: number, to: number, callType?: CallType) => {
    const window = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), limit: 200 };
    const { body } = await api.call<{ data: ProfessionalSlots[] }>('POST', '/slots', {
      body: { professionalIds: [id], consultationId, ...window, ...(callType && { callType }) },
    });
    return body.data[0]?.slots ?? [];
  };

  const search = fc.record(
    {
      ahead: fc.integer({ min: 1, max: 9 }),
      daysPassed: fc.constantFrom(0, 1, 3),
      days: fc.integer({ min: 0, max: 6 }),
      from: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 1, max: 35 }),
      callType: fc.constantFrom(...callTypes),
      category: fc.constantFrom('labour', 'land'),
      language: fc.constantFrom('fr', 'en'),
      limit: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ['ahead', 'daysPassed', 'days', 'limit'] },
  );

  it('are each professional’s offers by day, in time order, for any query and paging', async () => {
    const sizes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(search, async ({ ahead, daysPassed, days, from, length, limit, ...filter }) => {
        passed = daysPassed * 24 * hour;
        const day = daysPassed + ahead;
        const { callType, category, language } = filter;
        const window =
          from === undefined || length === undefined
            ? {}
            : { from: quarterClock(from), to: quarterClock(from + length) };
        const matching = people.filter(
          (one) =>
            (!category || one.specialities.includes(category)) && (!language || one.languages.includes(language)),
        );
        const expected: { start: string; key: string }[] = [];
        for (let at = day; at <= day + days; at += 1) {
          const starts = monday + at * 24 * hour + (window.from === undefined ? 0 : (from ?? 0) * (hour / 4));
          const ends = window.to === undefined ? monday + (at + 1) * 24 * hour : starts + (length ?? 0) * (hour / 4);
          for (const { id, consultations } of matching) {
            const offers = await Promise.all(consultations.map((one) => slotsOf(id, one, starts, ends, callType)));
            const [first] = offers
              .map((slots) => slots.filter(({ endsAt }) => window.to === undefined || Date.parse(endsAt) <= ends))
              .filter((slots) => slots.length > 0)
              .sort(([one], [other]) => (one?.startsAt ?? '').localeCompare(other?.startsAt ?? ''));
            if (first)
              expected.push({ start: first[0]?.startsAt ?? '', key: `${keyOfSlots(first.slice(0, 3))} ${id}` });
          }
        }
        const found: EarliestSlots[] = [];
        let cursor: string | null | undefined;
        do {
          const body = { ...filter, ...window, date: dateAt(day), until: dateAt(day + days), limit };
          const answer = await earliest(cursor ? { ...body, cursor } : body);
          assert.ok(answer.data.length <= limit);
          found.push(...answer.data);
          cursor = answer.page.next;
        } while (cursor);
        sizes.add(found.length);
        assert.deepEqual(found.map(keyOf).sort(), expected.map(({ key }) => key).sort());
        const starts = found.map(({ slots: [first] }) => first?.startsAt ?? '');
        assert.deepEqual(starts, expected.map(({ start }) => start).sort());
      }),
      { numRuns: 60, seed: 5 },
    );
    assert.ok(sizes.has(0) && sizes.size > 5, `none, some and many: ${[...sizes].join()}`);
  });

  it('have not begun, and keep the notice, whenever it is', async () => {
    const who = await workingProfessional(
      api,
      { specialities: ['insurance'], minimumNoticeMinutes: 120 },
      everyDay('08:00', '18:00'),
    );
    const body = { category: 'insurance', limit: 2 };
    for (const [hours, day, time] of [
      [0, 0, '08:00'],
      [3, 0, '11:00'],
      [3.2, 0, '12:00'],
      [13, 1, '08:00'],
      [24 + 4, 1, '12:00'],
      [10 * 24 + 11, 11, '08:00'],
    ] as const) {
      passed = hours * hour;
      const { data } = await earliest(body);
      assert.deepEqual(
        data.map(({ professional: { id }, slots: [first] }) => [id, first?.startsAt]),
        [
          [who.id, `${dateAt(day)}T${time}:00.000Z`],
          [who.id, `${dateAt(day + 1)}T08:00:00.000Z`],
        ],
        `after ${hours} h`,
      );
    }
  });

  it('default to the next 31 days, without private columns', async () => {
    const { data, capped } = await earliest({});
    assert.equal(capped, false);
    assert.equal(data.length, 10);
    for (const entry of data) {
      assert.ok(v.safeParse(earliestSlots, entry).success);
      for (const column of ['email', 'phoneNumber', 'minimumNoticeMinutes', 'bufferMinutes', 'horizonDays', 'planId'])
        assert.ok(!(column in entry.professional), column);
    }
  });

  it('use the requested time zone, across clock changes', async () => {
    const who = await workingProfessional(api, { specialities: ['tax'] }, everyDay('00:00', '24:00'));
    const body = { category: 'tax', date: '2026-12-01', until: '2026-12-01', from: '09:00', to: '11:00' };
    const [here] = (await earliest({ ...body, timeZone: 'America/Toronto' })).data;
    assert.deepEqual(
      [here?.professional.id, here?.slots.map(({ startsAt }) => startsAt.slice(0, 16))],
      [who.id, ['2026-12-01T14:00', '2026-12-01T15:00']],
    );
    // Midnight in Kathmandu is 18:15 UTC: a slot that crosses it belongs to the day before.
    const whole = { category: 'tax', date: '2026-12-01', until: '2026-12-02', timeZone: 'Asia/Kathmandu', limit: 20 };
    assert.deepEqual(
      (await earliest(whole)).data.map(({ slots: [first] }) => first?.startsAt),
      ['2026-11-30T19:00:00.000Z', '2026-12-01T19:00:00.000Z'],
    );
  });

  it('leave out unverified, expired and booked professionals', async () => {
    const who = await workingProfessional(api, { specialities: ['criminal'] }, everyDay('08:00', '09:00'));
    const body = { category: 'criminal', date: dateAt(3), until: dateAt(3) };
    const found = async () => (await earliest(body)).data.map(({ professional: { id } }) => id);
    assert.deepEqual(await found(), [who.id]);
    const client = await api.register('client');
    const booked = await api.call('POST', '/base/appointments/create', {
      token: client.token,
      body: {
        professionalId: who.id,
        ...(await askFor(api, who.id)),
        startsAt: `${dateAt(3)}T08:00:00.000Z`,
        callType: 'video',
        reason: 'Un conseil sur un bail',
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    assert.deepEqual(await found(), []);
    const later = { ...body, until: dateAt(4) };
    assert.equal((await earliest(later)).data.length, 1);
    await runAsSystem(api.services.db, (tx) =>
      sql`update professionals set verified_until = '2020-01-01' where id = ${who.id}`.execute(tx),
    );
    assert.deepEqual((await earliest(later)).data, []);
  });

  it('are capped to the best rated, and say so', async () => {
    const request = { caller: { userId: null, role: 'anon' as const }, services: api.services, log: api.app.log };
    const all = await inCall(request, 'anon', (context) =>
      answerEarliest(context, { timeZone: 'UTC', limit: 20 }, 100),
    );
    const few = await inCall(request, 'anon', (context) => answerEarliest(context, { timeZone: 'UTC', limit: 20 }, 2));
    assert.deepEqual([all.capped, few.capped], [false, true]);
    assert.ok(new Set(few.data.map(({ professional }) => professional.id)).size <= 2);
    // Shorter than anybody's appointments.
    const short = { from: '02:00', to: '02:05', timeZone: 'UTC', limit: 10 };
    const none = await inCall(request, 'anon', (context) => answerEarliest(context, short, 2));
    assert.deepEqual([none.data, none.capped], [[], true]);
  });

  it('are found by one statement, whatever the size of the page', async () => {
    const sentFor = async (limit: number) => {
      const request = { caller: { userId: null, role: 'anon' as const }, services: api.services, log: api.app.log };
      let people = 0;
      const sent = await statementsOf(async () => {
        const { data } = await inCall(request, 'anon', (context) =>
          answerEarliest(context, { timeZone: 'UTC', limit }),
        );
        people = data.length;
      });
      return { people, statements: sent.map(({ text }) => text) };
    };
    const [one, many] = [await sentFor(1), await sentFor(20)];
    assert.deepEqual([one.people, many.people], [1, 20]);
    assert.equal(many.statements.filter((text) => text.includes('availability_days')).length, 1);
    assert.equal(many.statements.length, one.statements.length, many.statements.join('\n\n'));
  });

  it('are found by walking the best rated of a category or a language, each by an index of its own', async () => {
    const ofLanguages = workingLanguages.filter((one) => one !== 'fr').map((language) => ({ language }));
    const ofCategories = legalCategories.map((category) => ({ category, language: 'fr' }));
    for (const filter of [...ofCategories, ...ofLanguages]) {
      const index = 'category' in filter ? `of_${filter.category}` : `speaking_${filter.language}`;
      const sent = await statementsOf(() => earliest(filter));
      const search = sent.filter(({ text }) => text.includes('with people as materialized'));
      const plans = await runAsSystem(api.services.db, async (tx) => {
        // Of few people, anything else is as cheap.
        await sql`set local enable_bitmapscan = off`.execute(tx);
        await sql`set local enable_seqscan = off`.execute(tx);
        return explainAll(tx, search);
      });
      assert.match(plans.join('\n'), new RegExp(`Index Only Scan using professionals_${index} `, 'u'));
    }
  });

  it('are refused at the invalid field', async () => {
    for (const [body, pointer, code] of [
      [{ date: dateAt(2), until: dateAt(1) }, '/until', 'RANGE_INVALID'],
      [{ date: dateAt(1), until: dateAt(40) }, '/until', 'LIMIT_EXCEEDED'],
      [{ from: '12:00', to: '12:00' }, '/to', 'RANGE_INVALID'],
      [{ from: '25:00' }, '/from', 'TIME_INVALID'],
      [{ date: '99999-01-01' }, '/date', 'DATE_INVALID'],
      [{ until: '9999-12-31' }, '/until', 'DATE_INVALID'],
      [{ timeZone: 'Mars/Base' }, '/timeZone', 'INVALID'],
      [{ category: 'cooking' }, '/category', 'INVALID'],
      [{ limit: 21 }, '/limit', 'LIMIT_EXCEEDED'],
      [{ cursor: 'x' }, '/cursor', 'CURSOR_INVALID'],
      [{ text: 'bail' }, '/text', 'COLUMN_UNKNOWN'],
    ] as const) {
      const { status, body: answer } = await ask(body);
      assert.deepEqual([status, answer.errors], [422, [{ pointer, code }]], JSON.stringify(body));
    }
    for (const over of [{ date: '2020-01-01', until: '2020-01-02' }, { until: '2020-01-02' }])
      assert.deepEqual((await earliest(over)).data, []);
    assert.equal((await earliest({ until: '2027-03-01' })).data.length, 10);
    assert.deepEqual((await earliest({ date: '2999-12-01', until: '2999-12-31' })).data, []);
  });
});
