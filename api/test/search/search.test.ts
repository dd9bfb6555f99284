import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { publicProfessional } from 'shared-contracts/schemas/professional';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import { runAsSystem } from '../../src/db/run-as.ts';
import { seedMany } from '../../src/seed/seed-many.ts';
import { countMatching, listRows } from '../../src/generic/read-calls.ts';
import { openFor } from '../../src/modules/availability/open-diary.ts';
import { readDiaries } from '../../src/modules/availability/read-diaries.ts';
import { slotsOf } from '../../src/modules/availability/slots-of.ts';
import { filterCriteria, filterLimits } from '../../src/modules/professionals-search/filter-criteria.ts';
import {
  availabilityCondition,
  idsAvailableNow,
} from '../../src/modules/professionals-search/availability-condition.ts';
import { professionalsPolicy } from '../../src/modules/professionals/policy.ts';
import { professionalsTable } from '../../src/modules/professionals/table.ts';
import { compileCriteria } from '../../src/policy/criteria-condition.ts';
import { explainAll, statementsOf } from '../support/explain.ts';
import { seedAt } from '../support/seed-at.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';
import { hour } from '../support/working-professional.ts';

interface Found {
  readonly data: PublicProfessional[];
  readonly page: { next: string | null; previous?: string | null };
  readonly total: number;
  readonly capped?: boolean;
  readonly code: string;
  readonly errors: { pointer: string; code: string }[];
}

const hasFeeUpTo = ({ lowestFeeKind, lowestFee, lowestFeeCurrency }: PublicProfessional, francs: number): boolean =>
  lowestFeeKind === 'free' ||
  (lowestFee !== null && lowestFee * { XAF: 1, XOF: 1, EUR: 6.55957, CAD: 4.1 }[lowestFeeCurrency ?? 'XAF'] <= francs);

const monday = Date.parse('2026-11-23T00:00:00Z');

describe('search over professionals', () => {
  let api: TestApi;
  const now = new Date(monday + 9 * hour);
  before(async () => {
    api = await openTestApi({}, () => now);
    await seedAt(api.services, now);
  });
  after(() => api.close());

  const find = async (filter: ProfessionalFilter, token?: string) => {
    const answer = await api.call<Found>('POST', '/base/professionals/lawyer-filter', { body: filter, token });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };
  const slugs = async (filter: ProfessionalFilter) =>
    (await find({ limit: 100, ...filter })).data.map(({ slug }) => slug);
  const everybody = async () => (await find({ limit: 100 })).data;

  it('lists verified professionals only, with public columns only', async () => {
    const { data, total } = await find({ limit: 100 });
    assert.equal(total, 57);
    assert.equal(data.length, 57);
    for (const row of data) v.assert(v.strictObject(publicProfessional.entries), row);
    assert.ok(!data.some(({ slug }) => slug === 'ines-vallier-lyon'));
  });

  it('finds names, cities and professions in either language, without accents or case', async () => {
    assert.deepEqual(await slugs({ text: 'NGO BASSONG' }), ['irene-ngo-bassong-douala']);
    assert.deepEqual(await slugs({ text: 'genevieve trembl' }), ['genevieve-tremblay-montreal']);
    assert.deepEqual(await slugs({ text: 'notaire yaounde' }), await slugs({ text: 'notary Yaoundé' }));
    assert.deepEqual(await slugs({ text: 'Maître Ngo Bassong' }), ['irene-ngo-bassong-douala']);
    assert.ok((await slugs({ text: 'notaire' })).length >= 6);
    assert.deepEqual(new Set(await slugs({ text: 'avocat fiscal' })), new Set(await slugs({ text: 'tax lawyer' })));
    assert.deepEqual(await slugs({ text: 'lawyer brussels' }), await slugs({ text: 'avocat Bruxelles' }));
    assert.ok((await slugs({ text: 'brussels' })).length > 0);
    assert.deepEqual(await slugs({ text: '100%_' }), []);
    assert.deepEqual(await slugs({ text: '!?' }), []);
    assert.ok((await slugs({ text: 'Ba' })).includes('khady-ba-dakar')); // two letters match the beginning of a word
    assert.ok((await slugs({ text: 'Ir' })).includes('irene-ngo-bassong-douala')); // the first word too
  });

  it('finds professionals of a city by its other name, of one word or more, and nobody whose own name begins like that', async () => {
    const slug = 'khady-ba-dakar';
    const live = (city: string, lastName = 'Ba') =>
      runAsSystem(api.services.db, (tx) =>
        sql`update professionals set city = ${city}, last_name = ${lastName} where slug = ${slug}`.execute(tx),
      );
    const isFound = async (text: string) => (await slugs({ text })).includes(slug);
    for (const [city, text] of [
      ['Bern', 'Ba Berne'],
      ['Québec', 'Khady Quebec City'],
      ['Le Cap', 'Cape Town'],
      ['Addis Ababa', 'addis-abeba'],
    ] as const) {
      await live(city);
      assert.ok(await isFound(text), text);
    }
    await live('Dakar', 'Bernard');
    assert.deepEqual([await isFound('Berne'), await isFound('Bern')], [false, true]); // as typed, it is a prefix
    await live('Dakar');
  });

  it('filters by every field', async () => {
    const all = await everybody();
    const check = async (filter: ProfessionalFilter, holds: (row: PublicProfessional) => boolean) => {
      const expected = all.filter(holds).map(({ slug }) => slug);
      assert.ok(expected.length > 0, JSON.stringify(filter));
      assert.deepEqual((await slugs(filter)).sort(), expected.sort(), JSON.stringify(filter));
    };
    await check({ category: 'insurance' }, (row) => row.specialities.includes('insurance'));
    await check({ profession: 'mediator' }, (row) => row.functions.includes('mediator'));
    await check({ country: 'CM' }, (row) => row.country === 'CM');
    await check({ city: 'yaounde' }, (row) => row.city === 'Yaoundé');
    for (const city of ['bruxelles', 'Brussels']) await check({ city }, (row) => row.city === 'Bruxelles');
    await check({ language: 'wo' }, (row) => row.languages.includes('wo'));
    await check({ callType: 'in_person' }, (row) => row.callTypes.includes('in_person'));
    await check({ gender: 'female', yearsMin: 20 }, (row) => row.gender === 'female' && row.yearsOfExperience >= 20);
    await check({ availableNow: true }, (row) => row.availableNow);
    await check({ feeMax: '20000XAF' }, (row) => hasFeeUpTo(row, 20_000));
    await check({ ratingMin: 4.8 }, (row) => (row.ratingAverage ?? 0) >= 4.8);
    const many = { category: 'specialities', specialities: ['tax', 'environmental'] };
    const either = await api.call<Found>('POST', '/base/professionals/doctor-filter', {
      body: { specialities: many.specialities, limit: 100 },
    });
    assert.deepEqual(
      either.body.data.map(({ slug }) => slug).sort(),
      all
        .filter(({ specialities }) => specialities.includes('tax') || specialities.includes('environmental'))
        .map(({ slug }) => slug)
        .sort(),
    );
  });

  it('finds by window and date exactly those with a free slot', async () => {
    const all = await everybody();
    const diariesIn = (window: { from: number; to: number }) =>
      runAsSystem(api.services.db, (tx) =>
        readDiaries(
          tx,
          all.map(({ id }) => id),
          { ...window, now },
        ),
      );
    const minute = now.getTime() / 60_000;
    const lengths = new Map(
      [...(await diariesIn({ from: minute, to: minute + 1 }))].map(([id, { offers }]) => [
        id,
        offers.map(({ minutes }) => minutes),
      ]),
    );
    /** Of all consultations, by professional. */
    const slotsIn = async (from: string, to: string) => {
      const window = { from: Date.parse(from) / 60_000, to: Date.parse(to) / 60_000, now: minute };
      const diaries = await diariesIn(window);
      return new Map(
        [...diaries.values()].map((diary) => [
          diary.professionalId,
          diary.offers.flatMap((offer) => slotsOf(openFor(diary, offer), window)),
        ]),
      );
    };
    const windows: [number, number][] = [
      [8, 9],
      [13, 17],
      [18, 20.5],
      [24 + 12, 24 + 13],
      [5 * 24, 6 * 24],
      [6.5, 8.75],
      [29, 29.25],
    ];
    for (const [start, end] of windows) {
      const free = {
        from: new Date(monday + start * hour).toISOString(),
        to: new Date(monday + end * hour).toISOString(),
      };
      const slots = await slotsIn(free.from, free.to);
      const expected = all
        .filter(({ id }) => slots.get(id)?.some((slot) => slot.endsAt <= free.to))
        .map(({ slug }) => slug);
      // Masks have quarter-hour steps, and today's slots of odd lengths start from the notice, which moves with the clock.
      const exact = start < 24 ? [15, 30, 60] : [15, 30, 45, 60];
      const isOdd = ({ id }: PublicProfessional) => lengths.get(id)?.some((minutes) => !exact.includes(minutes));
      const odd = new Set(all.filter(isOdd).map(({ slug }) => slug));
      const plain = (list: string[]) => list.filter((slug) => !odd.has(slug)).sort();
      assert.deepEqual(plain(await slugs({ free })), plain(expected), `${start} to ${end}`);
    }
    for (const date of ['2026-11-23', '2026-11-28', '2026-12-25']) {
      const slots = await slotsIn(
        `${date}T00:00:00Z`,
        new Date(Date.parse(`${date}T00:00:00Z`) + 36 * hour).toISOString(),
      );
      const localDate = (instant: string, timeZone: string) =>
        new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant));
      const expected = all
        .filter(({ id, timeZone }) => slots.get(id)?.some((slot) => localDate(slot.startsAt, timeZone) === date))
        .map(({ slug }) => slug);
      assert.deepEqual((await slugs({ date })).sort(), expected.sort(), date);
    }
    const backwards = { from: '2026-11-24T00:00:00Z', to: '2026-11-23T00:00:00Z' };
    const refused = await api.call<Found>('POST', '/base/professionals/lawyer-filter', { body: { free: backwards } });
    assert.deepEqual([refused.status, refused.body.errors], [422, [{ pointer: '/free/to', code: 'RANGE_INVALID' }]]);
  });

  it('pages through every order without gaps or duplicates, and refuses a forged cursor', async () => {
    const all = (await everybody()).map(({ id }) => id).sort();
    for (const sort of ['relevance', 'rating', 'experience', 'name', 'fee'] as const) {
      const seen: PublicProfessional[] = [];
      const cursors: (string | null)[] = [];
      let cursor: string | null = null;
      do {
        const page: Found = await find({ sort, limit: 7, ...(cursor !== null && { cursor }) });
        seen.push(...page.data);
        assert.equal(page.total, 57);
        assert.equal(page.page.previous, cursors.at(-1)); // the cursor that the previous page was requested with
        cursors.push(cursor);
        cursor = page.page.next;
      } while (cursor !== null);
      assert.deepEqual(seen.map(({ id }) => id).sort(), all, sort);
      const years = seen.map(({ yearsOfExperience }) => yearsOfExperience);
      if (sort === 'experience')
        assert.deepEqual(
          years,
          [...years].sort((a, b) => b - a),
        );
    }
    const first = await find({ limit: 2 });
    const forged = await api.call<Found>('POST', '/base/professionals/lawyer-filter', {
      body: { limit: 2, sort: 'name', cursor: first.page.next },
    });
    assert.equal(forged.body.code, 'CURSOR_INVALID'); // it belongs to another order
  });

  it('refuses unknown fields', async () => {
    for (const path of ['/base/professionals/lawyer-filter', '/base/professionals/doctor-filter', '/slots']) {
      const answer = await api.call<Found>('POST', path, { body: { email: 'somebody@nimbia.test' } });
      assert.equal(answer.status, 422, path);
      assert.ok(
        answer.body.errors.some(({ pointer }) => pointer === '/email'),
        path,
      );
    }
  });

  it('never scans a big table sequentially', async () => {
    await seedMany(api.services.db, { now, professionals: 4000 });
    await api.services.connection.asOwner(async (owner) => {
      await sql`analyze professionals`.execute(owner);
      await sql`analyze availability_days`.execute(owner);
    });
    const common = await find({ text: 'conseil', limit: 20 });
    assert.deepEqual([common.total, common.capped], [1000, true]);
    const second = await find({ text: 'conseil', limit: 20, cursor: common.page.next ?? '' });
    const ratings = [...common.data, ...second.data].map(({ ratingAverage }) => ratingAverage ?? 0);
    assert.deepEqual(
      [new Set([...common.data, ...second.data].map(({ id }) => id)).size, ratings],
      [40, [...ratings].sort((a, b) => b - a)],
    );
    const free = { from: new Date(monday + 32 * hour).toISOString(), to: new Date(monday + 36 * hour).toISOString() };
    const filters: ProfessionalFilter[] = [
      {},
      { text: 'numero 1234' },
      { text: 'tremblay' },
      { category: 'insurance' },
      { profession: 'notary' },
      { country: 'BE' },
      { city: 'Dakar' },
      { city: 'Brussels' },
      { text: 'mukendi brussels' },
      { text: 'mukendi quebec city' },
      { language: 'wo' },
      { callType: 'video' },
      { gender: 'male' },
      { availableNow: true },
      { yearsMin: 30 },
      { ratingMin: 4.5 },
      { date: '2026-11-25' },
      { free },
      { free, city: 'Paris', category: 'tax', language: 'de', text: 'conseil' },
    ];
    for (const filter of filters) {
      const parsed = v.parse(professionalFilter, filter);
      const { condition } = compileCriteria(professionalsPolicy, 'anon', filterCriteria(parsed), filterLimits);
      const where = sql<boolean>`(${condition} and ${availabilityCondition(parsed, idsAvailableNow(condition, now), now) ?? sql<boolean>`true`})`;
      const plan = await runAsSystem(api.services.db, (tx) =>
        sql<
          Record<string, string>
        >`explain select id, slug from professionals where verified_at is not null and ${where} order by rating_rank desc, id desc limit 21`.execute(
          tx,
        ),
      );
      const text = plan.rows.map((row) => Object.values(row)[0]).join('\n');
      assert.doesNotMatch(text, /Seq Scan on (professionals|availability_days)/u, `${JSON.stringify(filter)}\n${text}`);
    }
  });

  it('uses an index for patterns and arrays, also under row-level security', async () => {
    const criteria: readonly (readonly [where: object, index: RegExp])[] = [
      [{ searchText: { $contains: 'numero 1234' } }, /professionals_search/u],
      [{ searchText: { $contains: 'conseil' } }, /professionals_searched/u],
      [{ searchText: { $startsWith: 'irene' } }, /professionals_search/u],
      [{ languages: { $has: 'wo' } }, /professionals_speaking_wo/u],
      [{ specialities: { $has: 'insurance' }, city: 'Dakar' }, /professionals_(?:by|of)_city/u],
      [{ specialities: { $has: 'insurance' }, country: 'BE' }, /professionals_by_country/u],
    ];
    for (const [where, index] of criteria) {
      const call = { caller: { role: 'anon' as const, userId: null }, services: api.services, log: api.app.log };
      let total = 0;
      const sent = await statementsOf(async () => {
        const { data } = await listRows(call, professionalsTable, { where, limit: 20 });
        ({ total } = await countMatching(call, professionalsTable, where));
        assert.equal(data.length, Math.min(total, 20));
        assert.ok(data.length > 0, JSON.stringify(where));
      });
      const plans = await api.services.db.transaction().execute((tx) => explainAll(tx, sent));
      const text = `${JSON.stringify(where)}\n${plans.join('\n\n')}`;
      assert.equal(plans.length, 4, text); // keys and rows of the page; keys and rows of the count
      assert.match(plans.slice(0, -1).join('\n'), index, text);
      // The last one counts the found rows by key: where those are a good part of a small table, it may scan all of it;
      // so may the search when it finds a thousand of four thousand.
      const found = plans.slice(0, total > 1000 ? -2 : -1).join('\n');
      assert.doesNotMatch(found, /Seq Scan on professionals/u, text);
    }
  });
});
