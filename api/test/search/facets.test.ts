import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FacetsQuery, ProfessionalFacets } from 'shared-contracts/schemas/professional-facets';
import { feeSteps } from 'shared-contracts/schemas/value-lists';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import { sql } from 'kysely';
import { runAs, runAsSystem } from '../../src/db/run-as.ts';
import { inCall } from '../../src/generic/call-context.ts';
import { countFacets } from '../../src/modules/professionals-search/count-facets.ts';
import { seedAt } from '../support/seed-at.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';
import { hour } from '../support/working-professional.ts';

interface Answer {
  readonly data: ProfessionalFacets;
  readonly capped: boolean;
  readonly errors: readonly { pointer: string }[];
}

const fees = Object.entries(feeSteps).flatMap(([currency, steps]) => steps.map((step) => `${step}${currency}`));
const isString = (facet: string) => !['availableNow', 'yearsMin', 'ratingMin'].includes(facet);
const monday = Date.parse('2026-11-23T00:00:00Z');

describe('facets of a search', () => {
  let api: TestApi;
  const now = new Date(monday + 9 * hour);
  before(async () => {
    api = await openTestApi({}, () => now);
    await seedAt(api.services, now);
  });
  after(() => api.close());

  const facetsOf = async (filter: FacetsQuery, token?: string) => {
    const { status, body } = await api.call<Answer>('POST', '/facets', { body: filter, token });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const totalOf = async (filter: object) => {
    const body = { ...filter, limit: 1 };
    return (await api.call<{ total: number }>('POST', '/base/professionals/lawyer-filter', { body })).body.total;
  };

  it('count results for each value of a field, whatever its current value', async () => {
    const free = {
      from: new Date(monday + 32 * hour).toISOString(),
      to: new Date(monday + 36 * hour).toISOString(),
    };
    const filters: FacetsQuery[] = [
      {},
      { category: 'labour', city: 'DAKAR' },
      { text: 'conseil', language: 'en', profession: 'lawyer' },
      { free, callType: 'in_person', gender: 'female' },
      { date: '2026-11-25', country: 'CM', yearsMin: 5 },
      { availableNow: true, ratingMin: 4 },
      { feeMax: '20000XOF', country: 'SN' },
      { feeMax: '20000XAF', callType: 'in_person' },
      { feeMax: '20000XAF', free },
      { feeMax: '30000XAF', availableNow: true },
      { feeMax: '60000XAF', availableNow: true, free },
      { feeMax: '60EUR', date: '2026-11-25', callType: 'video' },
      { feeMax: '15000XAF', yearsMin: 7, ratingMin: 3.5 },
      { feeMax: '999999999EUR' },
    ];
    for (const filter of filters) {
      const { data, capped } = await facetsOf(filter);
      assert.equal(capped, false);
      for (const [facet, counts] of Object.entries(data)) {
        for (const { value, count } of counts) {
          assert.ok(count > 0);
          assert.equal(
            await totalOf({ ...filter, [facet]: isString(facet) ? value : (JSON.parse(value) as unknown) }),
            count,
            `${JSON.stringify(filter)} ${facet} ${value}`,
          );
        }
        const sizes = counts.map(({ count }) => count);
        assert.deepEqual(
          sizes,
          [...sizes].sort((a, b) => b - a),
        );
      }
      const missing = (facet: keyof ProfessionalFacets, values: readonly string[]) =>
        values.filter((value) => data[facet].every((one) => one.value !== value));
      for (const callType of missing('callType', callTypes)) assert.equal(await totalOf({ ...filter, callType }), 0);
      for (const feeMax of missing('feeMax', fees)) assert.equal(await totalOf({ ...filter, feeMax }), 0, feeMax);
      for (const facet of ['feeMax', 'yearsMin', 'ratingMin'] as const)
        if (filter[facet] !== undefined && (await totalOf(filter)) > 0)
          assert.deepEqual(missing(facet, [String(filter[facet])]), [], `what is asked for is counted: ${facet}`);
      if (filter.availableNow) assert.ok((await totalOf(filter)) > 0, `nobody: ${JSON.stringify(filter)}`);
      const each = (facet: keyof ProfessionalFacets) => data[facet].reduce((sum, { count }) => sum + count, 0);
      for (const facet of ['country', 'city'] as const)
        assert.equal(each(facet), await totalOf({ ...filter, [facet]: undefined }), `nobody is left out by ${facet}`);
    }
  });

  it('ignore the filter on their own field', async () => {
    const all = await facetsOf({ category: 'labour' });
    const inDakar = await facetsOf({ category: 'labour', city: 'Dakar' });
    assert.deepEqual(inDakar.data.city, all.data.city);
    assert.ok(all.data.city.length > 4);
    assert.notDeepEqual(inDakar.data.profession, all.data.profession);
  });

  it('do not count firms by gender', async () => {
    const { data } = await facetsOf({});
    const body = { limit: 100 };
    const all = await api.call<{ data: { kind: string }[] }>('POST', '/base/professionals/lawyer-filter', { body });
    const people = all.body.data.filter(({ kind }) => kind === 'individual');
    assert.ok(people.length < all.body.data.length);
    assert.equal(
      data.gender.reduce((sum, { count }) => sum + count, 0),
      people.length,
    );
  });

  it('count a city with two names once', async () => {
    const { data: before } = await facetsOf({});
    const [person] = (
      await api.call<{ data: { id: string }[] }>('POST', '/base/professionals/lawyer-filter', {
        body: { city: 'Brussels' },
      })
    ).body.data;
    const rename = (city: string) =>
      runAsSystem(api.services.db, (tx) =>
        sql`update professionals set city = ${city} where id = ${person?.id}`.execute(tx),
      );
    await rename('Brussels');
    const count = (all: ProfessionalFacets) => all.city.map((one) => one.count);
    const { data: renamed } = await facetsOf({});
    await rename('Bruxelles');
    assert.deepEqual(count(renamed), count(before));
    assert.equal(renamed.city.filter(({ value }) => /^bru/iu.test(value)).length, 1);
  });

  it('count only people whom the caller may list', async () => {
    const sum = ({ data }: Answer) => data.city.reduce((total, { count }) => total + count, 0);
    assert.equal(sum(await facetsOf({})), 57);
    const operator = await api.operator();
    assert.ok(sum(await facetsOf({}, operator.token)) > 57);
  });

  it('show only what row-level security and grants let the caller read, though counted with the system’s rights', async () => {
    const columns = {
      category: 'unnest(specialities)',
      profession: 'unnest(functions)',
      city: 'city',
      language: 'unnest(languages)',
      callType: 'unnest(call_types)',
      country: 'country',
    };
    const operator = await api.operator();
    const client = await api.register('client');
    const callers = [
      [{ role: 'anon', userId: null }, undefined],
      [{ role: 'client', userId: client.id }, client.token],
      [{ role: 'operator', userId: operator.id }, operator.token],
    ] as const;
    for (const [caller, token] of callers) {
      const { data } = await facetsOf({}, token);
      for (const [facet, column] of Object.entries(columns)) {
        const { rows } = await runAs(api.services.db, caller, (tx) =>
          sql<{ value: string; count: number }>`
            select value, count(*)::int as count from (select ${sql.raw(column)} as value from professionals) as read
            group by value`.execute(tx),
        );
        const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1);
        assert.deepEqual(
          [...data[facet as keyof ProfessionalFacets]].sort(byValue),
          rows.sort(byValue),
          `${caller.role} ${facet}`,
        );
      }
    }
  });

  it('are capped, and say so', async () => {
    const call = { caller: { role: 'anon' as const, userId: null }, services: api.services, log: api.app.log };
    const at = (cap: number) => inCall(call, 'anon', (context) => countFacets(context, { city: 'Paris' }, cap));
    const sum = (data: ProfessionalFacets) => data.city.reduce((total, { count }) => total + count, 0);
    const [whole, part] = [await at(57), await at(20)];
    assert.deepEqual([whole.capped, sum(whole.data)], [false, 57]);
    assert.deepEqual([part.capped, sum(part.data)], [true, 21]); // one more than the cap is read, to detect it
  });

  it('refuse unknown filters, sort orders and pages', async () => {
    for (const [name, value] of Object.entries({ email: 'a@b.test', sort: 'name', limit: 3, cursor: 'x', city: 7 })) {
      const { status, body } = await api.call<Answer>('POST', '/facets', { body: { [name]: value } });
      assert.deepEqual([status, body.errors.map(({ pointer }) => pointer)], [422, [`/${name}`]]);
    }
    const backwards = { from: '2026-11-24T00:00:00Z', to: '2026-11-23T00:00:00Z' };
    const { status, body } = await api.call<Answer>('POST', '/facets', { body: { free: backwards } });
    assert.deepEqual([status, body.errors], [422, [{ pointer: '/free/to', code: 'RANGE_INVALID' }]]);
    const both = { date: '2026-11-25', free: { from: backwards.to, to: backwards.from } };
    for (const path of ['/facets', '/base/professionals/lawyer-filter']) {
      const answer = await api.call<Answer>('POST', path, { body: both });
      assert.deepEqual([answer.status, answer.body.errors], [422, [{ pointer: '/date', code: 'INVALID' }]]);
    }
  });
});
