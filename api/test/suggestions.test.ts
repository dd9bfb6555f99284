import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { suggestions } from 'shared-contracts/schemas/suggestions';
import type { Suggestions } from 'shared-contracts/schemas/suggestions';
import * as v from 'valibot';
import { runAsSystem } from '../src/db/run-as.ts';
import { seedMany } from '../src/db/seed/seed-many.ts';
import { inCall } from '../src/generic/call-context.ts';
import { suggest } from '../src/modules/professionals-search/suggest.ts';
import { explainAll, Recorder } from './support/explain.ts';
import { seedAt } from './support/seed-at.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

interface Person {
  readonly id: string;
  readonly firstNames: string;
  readonly lastName: string;
}

describe('suggestions of a search', () => {
  let api: TestApi;
  const now = new Date('2026-11-23T06:00:00Z');
  before(async () => {
    api = await openTestApi({}, () => now);
    await seedAt(api.services, now);
  });
  after(() => api.close());

  const suggestionsOf = async (text: string, token?: string): Promise<Suggestions> => {
    const { status, body } = await api.call<{ data: unknown }>('POST', '/suggestions', { body: { text }, token });
    assert.equal(status, 200, JSON.stringify(body));
    return v.parse(v.strictObject(suggestions.entries), body.data);
  };

  it('are the cities that begin so, each once, accents and case aside', async () => {
    for (const text of ['yaoun', 'YAOUNDE', ' Yaoundé '])
      assert.deepEqual((await suggestionsOf(text)).cities, ['Yaoundé'], text);
    assert.deepEqual((await suggestionsOf('da')).cities, ['Dakar']);
    assert.deepEqual((await suggestionsOf('akar')).cities, []);
  });

  it('are the people whose name begins so, read either way round', async () => {
    const { body } = await api.call<{ data: Person[] }>('GET', '/base/professionals/get-all?limit=20');
    assert.equal(body.data.length, 20);
    for (const { id, firstNames, lastName } of body.data)
      for (const name of [`${firstNames}  ${lastName}`, `${lastName} ${firstNames}`]) {
        const { professionals } = await suggestionsOf(name.slice(0, -1));
        assert.ok(
          professionals.some((one) => one.id === id),
          name,
        );
      }
  });

  it('are nine at most', async () => {
    const { cities, professionals } = await suggestionsOf('ma');
    assert.ok(cities.length <= 4 && professionals.length <= 5);
  });

  it('take what means something to the database for the letters that they are', async () => {
    for (const text of ['%%', 'd_', '__', '\\%', "d'%"])
      assert.deepEqual(await suggestionsOf(text), { cities: [], professionals: [] }, text);
  });

  it('name nobody who is not listed, whoever asks', async () => {
    const operator = await api.operator();
    const { body } = await api.call<{ data: Person[] }>('GET', '/base/professionals/get-all?limit=1');
    const [person] = body.data;
    assert.ok(person);
    const name = `${person.firstNames} ${person.lastName}`;
    assert.ok((await suggestionsOf(name, operator.token)).professionals.some(({ id }) => id === person.id));
    await runAsSystem(api.services.db, (tx) =>
      sql`update professionals set verified_until = '2020-01-01' where id = ${person.id}`.execute(tx),
    );
    for (const token of [undefined, operator.token])
      assert.ok((await suggestionsOf(name, token)).professionals.every(({ id }) => id !== person.id));
  });

  it('refuse one letter, a book and what is no text', async () => {
    for (const body of [{}, { text: 'd' }, { text: ' d ' }, { text: 'd'.repeat(101) }, { text: 7 }]) {
      const { status, body: answer } = await api.call<{ errors: { pointer: string }[] }>('POST', '/suggestions', {
        body,
      });
      assert.deepEqual([status, answer.errors.map(({ pointer }) => pointer)], [422, ['/text']], JSON.stringify(body));
    }
    const { status } = await api.call('POST', '/suggestions', { body: { text: 'dou', city: 'Douala' } });
    assert.equal(status, 422);
  });

  it('are read in the order of an index, from where they begin', async () => {
    await seedMany(api.services.db, { now, professionals: 2000 });
    await sql`analyze professionals`.execute(api.services.db);
    const sent = new Recorder();
    const services = { ...api.services, db: api.services.db.withPlugin(sent) };
    const call = { caller: { role: 'anon' as const, userId: null }, services, log: api.app.log };
    const found = await inCall(call, 'anon', (context) => suggest(context, { text: 'ma' }));
    assert.ok(found.professionals.length > 0);
    const plans = await api.services.db.transaction().execute(async (tx) => {
      // Two thousand are so few that all that match may be collected; a million are not.
      await sql`set local enable_bitmapscan = off`.execute(tx);
      return explainAll(tx, sent.nodes);
    });
    assert.equal(plans.length, 3);
    const [cities = '', people = ''] = plans;
    assert.match(cities, /professionals_by_beginning_of_city/u, cities);
    for (const index of ['professionals_by_full_name', 'professionals_by_reversed_name', 'professionals_by_company'])
      assert.match(people, new RegExp(index, 'u'), people);
    assert.doesNotMatch(plans.join('\n'), /Seq Scan|Sort Key: .*(?:fold|city_folded)/u, plans.join('\n'));
  });
});
