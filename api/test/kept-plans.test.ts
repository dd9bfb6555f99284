import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { criteriaLimits } from '../src/policy/criteria-limits.ts';
import { readableColumns } from '../src/policy/access.ts';
import { getRow, listRows } from '../src/generic/read-calls.ts';
import { categoriesTable } from '../src/modules/categories/table.ts';
import { professionalsTable } from '../src/modules/professionals/table.ts';
import type { ReadStatement } from '../src/db/read-once.ts';
import { openTestApi } from './support/test-api.ts';
import type { TestApi } from './support/test-api.ts';

describe('prepared statements', () => {
  let api: TestApi;
  const sent: ReadStatement[] = [];
  before(async () => {
    api = await openTestApi();
  });
  after(() => api.close());

  const call = () => {
    const { connection } = api.services;
    const readOnce: typeof connection.readOnce = (caller, scope, statement) => {
      sent.push(statement);
      return connection.readOnce(caller, scope, statement);
    };
    const services = { ...api.services, connection: { ...connection, readOnce } };
    return { caller: { role: 'anon' as const, userId: null }, services, log: api.app.log };
  };
  const nameAfter = async (work: Promise<unknown>) => {
    await work;
    return sent.at(-1)?.name;
  };
  const list = (body: object) => nameAfter(listRows(call(), professionalsTable, body));

  it('never depend on a caller’s choice of columns, limits or criteria', async () => {
    const columns = readableColumns(professionalsTable.policy, 'anon');
    for (let number = 0; number < 260; number += 1) {
      const select = columns.filter((_, index) => (number >> index) & 1);
      const where = { yearsOfExperience: { $in: Array.from({ length: 1 + (number % 100) }, (_, index) => index) } };
      assert.equal(await list(select.length > 0 ? { select, limit: 1 + (number % 100) } : { where }), undefined);
      if (number % 3 === 0) assert.equal(await list({ where }), undefined);
    }
    for (let limit = 1; limit < criteriaLimits.rows; limit += 1)
      assert.equal((await list({ limit })) !== undefined, limit === criteriaLimits.defaultRows, String(limit));

    const usual = [
      await list({}),
      await list({ limit: criteriaLimits.rows }),
      await list({ where: { city: 'Paris' } }),
      await nameAfter(listRows(call(), categoriesTable, {})),
      await nameAfter(
        getRow(call(), professionalsTable, '00000000-0000-4000-8000-000000000000').catch(() => undefined),
      ),
    ];
    assert.ok(!usual.includes(undefined), usual.join());
    assert.equal(new Set(usual).size, usual.length);
    assert.deepEqual(await list({ where: { city: 'Dakar' } }), usual[2]); // another value, the same statement
  });

  it('are as many as the policies determine, with one name per text', () => {
    const texts = new Map(sent.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text] as const])));
    for (const { name, text } of sent) if (name !== undefined) assert.equal(texts.get(name), text);
    assert.ok(texts.size <= 6, String(texts.size));
  });
});
