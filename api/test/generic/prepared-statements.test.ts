import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { anonymous } from '../../src/db/roles.ts';
import { getRow, listRows } from '../../src/generic/read-calls.ts';
import { categoriesTable } from '../../src/modules/categories/table.ts';
import { professionalsTable } from '../../src/modules/professionals/table.ts';
import { readableColumns } from '../../src/policy/access.ts';
import { criteriaLimits } from '../../src/policy/criteria-limits.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

/** PostgreSQL never drops prepared statements by itself, and every session has its own. */
describe('prepared statements', () => {
  let api: TestApi;
  before(async () => (api = await openTestApi({ DATABASE_POOL: '1' })));
  after(() => api.close());

  const call = () => ({ caller: anonymous, services: api.services, log: api.app.log });
  const list = (body: object) => listRows(call(), professionalsTable, body);
  const kept = async () => {
    const count = { text: 'select count(*)::int from pg_prepared_statements', values: [] };
    const [[found] = []] = await api.services.connection.readOnce(anonymous, 'anon', count);
    return Number(found);
  };

  it('are kept for the usual calls, and for no choice of columns, limits or criteria by a caller', async () => {
    const before = await kept();
    await list({});
    await list({ limit: criteriaLimits.rows });
    await list({ where: { city: 'Paris' } });
    await listRows(call(), categoriesTable, {});
    const nobody = getRow(call(), professionalsTable, '00000000-0000-4000-8000-000000000000');
    await assert.rejects(nobody, { code: 'NOT_FOUND' });
    const usual = await kept();
    assert.equal(usual - before, 5);

    const columns = readableColumns(professionalsTable.policy, 'anon');
    for (let number = 1; number < 40; number += 1) {
      const select = columns.filter((_, index) => (number >> index) & 1);
      const where = { yearsOfExperience: { $in: Array.from({ length: number }, (_, index) => index) } };
      await list({ select });
      await list({ where });
      if (number !== criteriaLimits.defaultRows) await list({ limit: number });
    }
    await list({ where: { city: 'Dakar' } }); // another value, the same statement
    assert.equal(await kept(), usual);
  });
});
