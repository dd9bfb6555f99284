import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ownTables } from '../../src/modules/export/own-rows.ts';
import { tables } from '../../src/tables.ts';
import { populate } from '../support/populate.ts';
import type { ListBody } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** Queries for own rows never return others' rows, in any table. */
describe('own rows', () => {
  let api: TestApi;
  let people: { client: Person; professional: Person };
  let others: { client: Person; professional: Person };
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 4);
    people = { client: clients[0], professional: professionals[0] as Person };
    others = { client: clients[1], professional: professionals[1] as Person };
    operator = await api.operator();
  });
  after(() => api.close());

  const ask = (path: string, { token }: Person, body: object) => api.call<ListBody>('POST', path, { token, body });
  /** The response of both calls for every table: 403 alike, or rows without the other person's. */
  async function compare(path: (table: string) => string, one: Person, other: Person, body: object): Promise<string[]> {
    const listed: string[] = [];
    for (const { path: table } of tables) {
      const [mine, theirs] = [await ask(path(table), one, body), await ask(path(table), other, body)];
      assert.deepEqual([mine.status, mine.body.code], [theirs.status, theirs.body.code], table);
      if (mine.status === 403) continue;
      assert.equal(mine.status, 200, `${table}: ${JSON.stringify(mine.body)}`);
      const ids = new Set(mine.body.data.map(({ id }) => id));
      const shared = theirs.body.data.filter(({ id }) => id !== undefined && ids.has(id));
      assert.deepEqual(shared, [], table);
      listed.push(table);
    }
    return listed;
  }
  const own = (role: 'client' | 'professional' | 'operator') => ownTables(tables, { role }).map(({ path }) => path);

  it('are everything that pro/get-all lists; it answers 403 for a table without own rows', async () => {
    const listed = await compare((table) => `/pro/get-all/${table}`, people.professional, others.professional, {});
    assert.deepEqual(listed, own('professional'));
    for (const table of ['questions', 'plans', 'categories']) assert.ok(!listed.includes(table), table);
    const adds = await ask('/pro/get-all/adds', people.professional, {});
    assert.ok(adds.body.data.length > 0);
  });

  for (const role of ['client', 'professional'] as const)
    it(`are everything that a ${role} finds by {mine: true}`, async () => {
      const listed = await compare((table) => `/${table}/find-by`, people[role], others[role], { mine: true });
      assert.deepEqual(listed, own(role));
    });

  it('are aggregated alone with {mine: true}', async () => {
    const body = { mine: true, metrics: { n: { fn: 'count' } } };
    assert.equal((await ask('/questions/aggregate', people.professional, body)).status, 403);
    assert.equal((await ask('/professionals/aggregate', operator, body)).status, 403);
    assert.equal((await ask('/payments/aggregate', people.professional, body)).status, 200);
  });
});
