import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import { runAsSystem } from '../../src/db/run-as.ts';
import { comparableFee } from '../../src/modules/professionals-search/comparable-fee.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi, password } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

const offer = { nameFr: 'Première consultation', nameEn: 'First consultation', minutes: 30, callTypes: ['call'] };
const costs = (fee: number, currency = 'XAF', minutes = 30) => ({ ...offer, minutes, feeKind: 'fixed', fee, currency });
const free = { ...offer, minutes: 15, feeKind: 'free' };
const onRequest = { ...offer, minutes: 60, feeKind: 'on_request' };

describe('the lowest fee of a professional', () => {
  let api: TestApi;
  let consultations: ReturnType<typeof callsOn>;
  before(async () => {
    api = await openTestApi({ DATABASE_POOL: '10' });
    consultations = callsOn(api, 'consultations');
  });
  after(() => api.close());

  const professional = async (...offers: object[]) => {
    const person = await api.register('professional');
    await api.verify(person.id);
    // Whatever a registration brings along.
    await runAsSystem(api.services.db, (tx) =>
      tx.deleteFrom('consultations').where('professionalId', '=', person.id).execute(),
    );
    const ids = [];
    for (const one of offers) ids.push(await created(person, one));
    return { ...person, ids };
  };
  const created = async (who: Person, body: object): Promise<string> => {
    const answer = await consultations.create(who, body);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    return answer.body.data.id;
  };
  const feeOf = async ({ id }: Person) => {
    const path = `/base/professionals/get-one/${id}`;
    const { status, body } = await api.call<{ data: PublicProfessional }>('GET', path);
    assert.equal(status, 200);
    const { lowestFeeKind, lowestFee, lowestFeeCurrency, lowestFeeMinutes } = body.data;
    return [lowestFeeKind, lowestFee, lowestFeeCurrency, lowestFeeMinutes];
  };
  const found = async (filter: ProfessionalFilter) => {
    const { status, body } = await api.call<{ data: PublicProfessional[] }>(
      'POST',
      '/base/professionals/lawyer-filter',
      { body: { limit: 100, ...filter } },
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.data.map(({ id }) => id);
  };

  it('follows the active consultations', async () => {
    const person = await professional();
    assert.deepEqual(await feeOf(person), [null, null, null, null]);
    const talk = await created(person, onRequest);
    assert.deepEqual(await feeOf(person), ['on_request', null, null, 60]);
    const dear = await created(person, costs(25_000, 'XAF', 20));
    assert.deepEqual(await feeOf(person), ['fixed', 25_000, 'XAF', 20]);
    const cheap = await created(person, costs(15_000));
    assert.deepEqual(await feeOf(person), ['fixed', 15_000, 'XAF', 30]);
    await consultations.update(person, cheap, { minutes: 45 });
    assert.deepEqual(await feeOf(person), ['fixed', 15_000, 'XAF', 45]);
    await consultations.update(person, dear, { feeKind: 'free' });
    assert.deepEqual(await feeOf(person), ['free', null, null, 20]);
    await consultations.update(person, dear, { active: false });
    assert.deepEqual(await feeOf(person), ['fixed', 15_000, 'XAF', 45]);
    await consultations.remove(person, cheap);
    assert.deepEqual(await feeOf(person), ['on_request', null, null, 60]);
    await consultations.remove(person, talk);
    assert.deepEqual(await feeOf(person), [null, null, null, null]);
  });

  it('compares currencies, and takes the first of equal fees', async () => {
    // 80 € are 52,477 francs, 120 $ are 49,200.
    const abroad = await professional(costs(8000, 'EUR'), costs(12_000, 'CAD', 40), costs(50_000, 'XOF'));
    assert.deepEqual(await feeOf(abroad), ['fixed', 12_000, 'CAD', 40]);
    const equal = await professional(costs(20_000, 'XAF', 60), costs(20_000, 'XOF', 20));
    assert.deepEqual(await feeOf(equal), ['fixed', 20_000, 'XAF', 60]);
    await consultations.update(equal, equal.ids[0] ?? '', { position: 1 });
    assert.deepEqual(await feeOf(equal), ['fixed', 20_000, 'XOF', 20]);
    const { rows } = await sql<{ rank: number }>`
      select comparable_fee('fixed', fee, currency) as rank
      from unnest(array[8000, 12345, 9999, 15000, 1000000000], array['EUR', 'CAD', 'EUR', 'XOF', 'EUR']) as one (fee, currency)
      `.execute(api.services.db);
    const asked = ['80EUR', '123.45CAD', '99.99EUR', '15000XOF'].map(comparableFee);
    assert.deepEqual(
      rows.map(({ rank }) => rank),
      [...asked, 2_147_483_646],
      'the filter and the column agree',
    );
  });

  it('sees changes at once', async () => {
    const person = await professional(costs(50_000));
    const offers = [40_000, 30_000, 20_000, 10_000].map((fee) => created(person, costs(fee)));
    await Promise.all([...offers, consultations.update(person, person.ids[0] ?? '', { fee: 45_000 })]);
    assert.deepEqual(await feeOf(person), ['fixed', 10_000, 'XAF', 30]);
    const own = (await consultations.find(person, { mine: true })).body.data;
    await Promise.all(own.filter(({ fee }) => Number(fee) < 30_000).map(({ id }) => consultations.remove(person, id)));
    assert.deepEqual(await feeOf(person), ['fixed', 30_000, 'XAF', 30]);
  });

  it('is filtered and sorted by, in any currency; who names no amount comes last', async () => {
    const [gratis, euros, francs, asked, nothing] = [
      await professional(free, costs(90_000)),
      await professional(costs(6000, 'EUR')), // 39,357 francs
      await professional(costs(39_358, 'XOF')),
      await professional(onRequest),
      await professional(),
    ];
    const ids = [gratis, euros, francs, asked, nothing].map(({ id }) => id);
    const among = async (filter: ProfessionalFilter) => (await found(filter)).filter((id) => ids.includes(id));
    const unknown = [asked.id, nothing.id].sort();
    assert.deepEqual(await among({ sort: 'fee' }), [gratis.id, euros.id, francs.id, ...unknown]);
    for (const [feeMax, expected] of [
      ['0XAF', [gratis]],
      ['39357XAF', [gratis, euros]],
      ['60EUR', [gratis, euros]],
      ['39358XOF', [gratis, euros, francs]],
      ['96CAD', [gratis, euros, francs]],
      ['95CAD', [gratis]],
    ] as const)
      assert.deepEqual(
        await among({ feeMax, sort: 'fee' }),
        expected.map(({ id }) => id),
        feeMax,
      );
    for (const feeMax of ['80', '80USD', '-1EUR', '8.5EUR', '80eur', '1234567890XAF']) {
      const body = { feeMax };
      const answer = await api.call<{ errors: unknown }>('POST', '/base/professionals/lawyer-filter', { body });
      assert.deepEqual([answer.status, answer.body.errors], [422, [{ pointer: '/feeMax', code: 'INVALID' }]], feeMax);
    }
  });

  it('is that of the way to meet that is asked for, in the filter and the order', async () => {
    const [cheapCall, cheapVisit, gone] = [
      await professional(costs(5000), { ...costs(60_000), callTypes: ['in_person'] }),
      await professional({ ...costs(9000), callTypes: ['in_person'] }, costs(80_000)),
      await professional({ ...costs(1000), callTypes: ['in_person'], active: false }, costs(2000)),
    ];
    const ids = [cheapCall, cheapVisit, gone].map(({ id }) => id);
    const among = async (filter: ProfessionalFilter) =>
      (await found(filter)).filter((id) => ids.includes(id)).map((id) => ids.indexOf(id));
    assert.deepEqual(await among({ callType: 'in_person', feeMax: '10000XAF' }), [1]);
    assert.deepEqual(await among({ callType: 'call', feeMax: '10000XAF', sort: 'fee' }), [2, 0]);
    assert.deepEqual(await among({ callType: 'in_person', sort: 'fee' }), [1, 0]);
    assert.deepEqual(await among({ sort: 'fee' }), [2, 0, 1]);
    await consultations.update(cheapCall, cheapCall.ids[1] ?? '', { fee: 8000 });
    assert.deepEqual(await among({ callType: 'in_person', sort: 'fee' }), [0, 1]);
  });

  it('is written by nobody, and goes with the account', async () => {
    const person = await professional(costs(10_000));
    for (const set of [{ lowestFee: 1 }, { lowestFeeKind: 'free' }, { feeRank: 0 }])
      assert.equal((await callsOn(api, 'professionals').update(person, person.id, set)).status, 422);
    await api.call('DELETE', '/auth/account', { token: person.token, body: { password } });
    const row = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('professionals').select(['lowestFeeKind', 'lowestFee']).where('id', '=', person.id).execute(),
    );
    assert.deepEqual(row, [{ lowestFeeKind: null, lowestFee: null }]);
  });
});
