import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { namedFields, searchAlternative } from 'shared-contracts/schemas/search-alternatives';
import type { NamedFields, SearchAlternative } from 'shared-contracts/schemas/search-alternatives';
import { suggestions } from 'shared-contracts/schemas/suggestions';
import type { Suggestions } from 'shared-contracts/schemas/suggestions';
import * as v from 'valibot';
import { runAsSystem } from '../../src/db/run-as.ts';
import { seedMany } from '../../src/seed/seed-many.ts';
import { inCall } from '../../src/generic/call-context.ts';
import { findFields } from '../../src/modules/professionals-search/find-fields.ts';
import { correctSpelling } from '../../src/modules/professionals-search/correct-spelling.ts';
import { suggest } from '../../src/modules/professionals-search/suggest.ts';
import { explainAll, statementsOf } from '../support/explain.ts';
import { seedAt } from '../support/seed-at.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

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

  it('are matching cities, each once, ignoring accents and case', async () => {
    for (const text of ['yaoun', 'YAOUNDE', ' Yaoundé '])
      assert.deepEqual((await suggestionsOf(text)).cities, ['Yaoundé'], text);
    for (const text of ['bruxel', 'brusse', 'bru'])
      assert.deepEqual((await suggestionsOf(text)).cities, ['Bruxelles'], text);
    assert.deepEqual((await suggestionsOf('da')).cities, ['Dakar']);
    assert.deepEqual((await suggestionsOf('akar')).cities, []);
  });

  it('are people whose name begins with the text, in either order', async () => {
    const { body } = await api.call<{ data: Person[] }>('GET', '/base/professionals/get-all?limit=20');
    assert.equal(body.data.length, 20);
    for (const { id, firstNames, lastName } of body.data)
      for (const name of [`${firstNames}  ${lastName}`, `Me ${lastName} ${firstNames}`]) {
        const { professionals } = await suggestionsOf(name.slice(0, -1));
        assert.ok(
          professionals.some((one) => one.id === id),
          name,
        );
      }
  });

  const alternativesTo = async (search: object): Promise<SearchAlternative[]> => {
    const { status, body } = await api.call<{ data: unknown }>('POST', '/suggestions/alternatives', { body: search });
    assert.equal(status, 200, JSON.stringify(body));
    return v.parse(v.array(v.strictObject(searchAlternative.entries)), body.data);
  };
  const text = (value: string, isWithin = true): SearchAlternative => ({ field: 'text', value, isWithin });

  it('correct a name or a city that is misspelt or spelled by ear, alone or with others', async () => {
    for (const [typed, meant] of [
      ['mbraga', 'Mbarga'],
      ['MBARG', 'Mbarga'],
      ['Yaounnde', 'Yaoundé'],
      ['brusels', 'Bruxelles'],
      ['genevieve tremblai', 'Geneviève Tremblay'],
      ['Maître Mbraga', 'Mbarga'],
      ['Tremblé', 'Tremblay'],
      ['ngesan', "N'Guessan"],
      ['genevieve tremble', 'Geneviève Tremblay'],
      ['douala mbraga', 'Douala Mbarga'],
    ] as const)
      assert.deepEqual((await alternativesTo({ text: typed }))[0], text(meant), typed);
    for (const typed of ['Mbarga', 'zzzzzz', '%%', "d'%", 'Ba', '!?', 'm'.repeat(100)])
      assert.deepEqual(await alternativesTo({ text: typed }), [], typed);
  });

  it('recognise legal categories in either language, within the rest of the search where possible', async () => {
    const categoriesOf = async (sentence: string) =>
      (await alternativesTo({ text: sentence })).map(({ value }) => value);
    assert.deepEqual(await categoriesOf('j’ai été licencié sans préavis'), ['labour']);
    assert.equal((await categoriesOf('My landlord wants more rent'))[0], 'civil');
    assert.deepEqual(await categoriesOf('licensiement'), ['labour']);
    assert.deepEqual(await categoriesOf('mon mari me bat'), ['criminal', 'civil']);
    assert.deepEqual(await categoriesOf('il était une fois'), []);
    assert.deepEqual(await alternativesTo({ text: 'mbraga', city: 'Dakar' }), [text('Mbarga', false)]);
    for (const [said, field] of [
      ['dismissed', 'labour'],
      ['unfair dismissal', 'labour'],
      ['OHADA', 'business'],
    ] as const)
      assert.deepEqual(await alternativesTo({ text: said }), [{ field: 'category', value: field, isWithin: true }]);
    assert.deepEqual(await alternativesTo({ text: 'licencié', category: 'tax' }), []);
    assert.deepEqual(await alternativesTo({ text: 'dismissed', category: 'labour' }), [
      { field: 'category', value: 'labour', isWithin: true },
    ]);
    for (const body of [{}, { text: ' ' }, { text: 'a', sort: 'name' }])
      assert.equal((await api.call('POST', '/suggestions/alternatives', { body })).status, 422, JSON.stringify(body));
  });

  const namedBy = async (search: object): Promise<NamedFields[]> => {
    const { status, body } = await api.call<{ data: unknown }>('POST', '/suggestions/fields', { body: search });
    assert.equal(status, 200, JSON.stringify(body));
    const named = v.parse(v.array(v.strictObject(namedFields.entries)), body.data);
    for (const { fields, isWithin, total } of named) {
      const { text: _text, ...rest } = search as { text: string };
      assert.equal(total, await totalOf({ ...(isWithin && rest), ...fields }), JSON.stringify(fields));
    }
    return named;
  };
  const totalOf = async (filter: object) => {
    const body = { ...filter, limit: 1 };
    return (await api.call<{ total: number }>('POST', '/base/professionals/lawyer-filter', { body })).body.total;
  };
  const fieldsOf = async (search: object) => (await namedBy(search)).map(({ fields }) => fields);

  it('extract profession, city and language, each alone if together they have no results', async () => {
    for (const typed of ['bailiff Dakar', 'huissière à Dakar', 'I need bailiffs in DAKAR'])
      assert.deepEqual(await fieldsOf({ text: typed }), [{ profession: 'bailiff' }, { city: 'Dakar' }], typed);
    for (const typed of ['lawyer who speaks Arabic', 'une avocate qui parle l’arabe'])
      assert.deepEqual(await fieldsOf({ text: typed }), [{ profession: 'lawyer', language: 'ar' }], typed);
    assert.deepEqual(await fieldsOf({ text: 'lawyers in Brussels who speak Dutch' }), [
      { profession: 'lawyer', city: 'Bruxelles', language: 'nl' },
    ]);
    assert.deepEqual(await fieldsOf({ text: 'bailiff in Dakar who speaks French' }), [
      { profession: 'bailiff', language: 'fr' },
      { city: 'Dakar', language: 'fr' },
    ]);
  });

  it('extract the legal category, or keep the remaining words as text', async () => {
    assert.deepEqual(await fieldsOf({ text: 'licenciée à Dakar' }), [{ category: 'labour', city: 'Dakar' }]);
    assert.deepEqual(await fieldsOf({ text: 'Mbarga notary who listens' }), [{ profession: 'notary' }]);
    assert.deepEqual(await fieldsOf({ text: 'who is lawyer Mbarga' }), [{ text: 'Mbarga', profession: 'lawyer' }]);
    assert.ok(
      (await fieldsOf({ text: 'lawyer Mbarga patent' })).some(({ text }) => text === 'Mbarga'),
      'a word of law leaves the name what it is',
    );
    for (const typed of ['licenciement', 'Mbarga', 'who speaks', '!?', '%', "d'%", 'm'.repeat(100)])
      assert.deepEqual(await fieldsOf({ text: typed }), [], typed);
  });

  it('keep the rest of the search unless it contradicts the extracted fields', async () => {
    const within = async (search: object) => (await namedBy(search)).map(({ fields, isWithin }) => [fields, isWithin]);
    const bailiff = { profession: 'bailiff' };
    assert.deepEqual(await within({ text: 'huissiers', country: 'CM' }), [[bailiff, true]]);
    assert.deepEqual(await within({ text: 'huissiers', profession: 'lawyer' }), [[bailiff, false]]);
    assert.deepEqual(await within({ text: 'huissier Dakar', profession: 'lawyer' }), [
      [bailiff, false],
      [{ city: 'Dakar' }, true],
    ]);
    const dutch = { city: 'brussels', language: 'nl' };
    assert.deepEqual(await within({ text: 'lawyer in Bruxelles', ...dutch }), [
      [{ profession: 'lawyer', city: 'brussels' }, true],
    ]);
    assert.deepEqual(await fieldsOf({ text: 'bailiff Dakar', city: 'Dakar' }), [], 'what it says already is no news');
    assert.equal((await api.call('POST', '/suggestions/fields', { body: { text: 'a', sort: 'name' } })).status, 422);
  });

  it('are nine at most', async () => {
    const { cities, professionals } = await suggestionsOf('ma');
    assert.ok(cities.length <= 4 && professionals.length <= 5);
  });

  it('escape LIKE wildcards', async () => {
    for (const text of ['%%', 'd_', '__', '\\%', "d'%"])
      assert.deepEqual(await suggestionsOf(text), { cities: [], professionals: [] }, text);
  });

  it('never name unlisted people, whoever asks', async () => {
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
    assert.ok((await alternativesTo({ text: `${name}x` })).every(({ field }) => field === 'category'));
  });

  it('refuse a text that is too short, too long or not a string', async () => {
    for (const body of [{}, { text: 'd' }, { text: ' d ' }, { text: 'd'.repeat(101) }, { text: 7 }]) {
      const { status, body: answer } = await api.call<{ errors: { pointer: string }[] }>('POST', '/suggestions', {
        body,
      });
      assert.deepEqual([status, answer.errors.map(({ pointer }) => pointer)], [422, ['/text']], JSON.stringify(body));
    }
    const { status } = await api.call('POST', '/suggestions', { body: { text: 'dou', city: 'Douala' } });
    assert.equal(status, 422);
  });

  it('are index range scans', async () => {
    await seedMany(api.services.db, { now, professionals: 2000 });
    await sql`analyze professionals`.execute(api.services.db);
    const call = { caller: { role: 'anon' as const, userId: null }, services: api.services, log: api.app.log };
    const sent = await statementsOf(async () => {
      const found = await inCall(call, 'anon', (context) => suggest(context, { text: 'ma' }));
      assert.ok(found.professionals.length > 0);
      await inCall(call, 'anon', (context) =>
        context.asSystem((tx) => correctSpelling(tx, 'mbraga', sql<boolean>`verified_at is not null`)),
      );
      await inCall(call, 'anon', (context) => findFields(context, { text: 'bailiffs in Brussels' }));
    });
    const plans = await api.services.db.transaction().execute(async (tx) => {
      // Among two thousand rows all matches may be collected; not among a million.
      await sql`set local enable_bitmapscan = off`.execute(tx);
      return explainAll(tx, sent);
    });
    assert.equal(plans.length, 6);
    const [cities = '', people = '', , corrections = '', city = '', counted = ''] = plans;
    for (const plan of [city, counted])
      assert.match(plan, /professionals_searched_(?:of|in)_city|_by_beginning_of_city/u, plan);
    for (const plan of [cities, corrections]) assert.match(plan, /professionals_by_beginning_of_city/u, plan);
    for (const plan of [people, corrections])
      for (const index of ['professionals_by_full_name', 'professionals_by_reversed_name', 'professionals_by_company'])
        assert.match(plan, new RegExp(index, 'u'), plan);
    assert.doesNotMatch(plans.join('\n'), /Seq Scan|Sort Key: .*(?:fold|city_folded)/u, plans.join('\n'));
  });
});
