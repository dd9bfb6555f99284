import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inCall } from '../../src/generic/call-context.ts';
import { readPage, readRow, selectPage } from '../../src/generic/rows.ts';
import { checkQuery } from '../../src/policy/query.ts';
import { policyScopes } from '../../src/policy/policy.ts';
import { tables } from '../../src/tables.ts';
import { populate } from '../support/populate.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** Plain lists are serialised as JSON by PostgreSQL, everything else by us: the results must be identical. */
describe('a row', () => {
  let api: TestApi;
  let people: Person[];
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 3);
    people = [...clients, ...professionals];
  });
  after(() => api.close());

  for (const { path, policy } of tables.filter((module) => module.policy.ops.list)) {
    it(`of ${path} is serialised the same by PostgreSQL and by us, page after page`, async () => {
      let seen = 0;
      for (const scope of policyScopes.filter((one) => policy.ops.list?.[one])) {
        for (const userId of scope === 'anon' ? [null] : people.map(({ id }) => id)) {
          const call = { caller: { role: 'anon' as const, userId }, services: api.services, log: api.app.log };
          let cursor: string | null = null;
          do {
            const query = checkQuery(policy, scope, { limit: 5, ...(cursor !== null && { cursor }) });
            const written = await readPage({ ...call, scope }, policy, query);
            const selected = await inCall(call, scope, (context) => selectPage(context, policy, query));
            assert.deepEqual(written.data.map(parsed), parsed(JSON.stringify(selected.data)));
            assert.deepEqual(written.page, selected.page);
            const [row] = selected.data;
            if (row && policy.ops.get?.[scope]) {
              const one = await readRow({ ...call, scope }, policy, String(row.id));
              assert.ok(one !== undefined);
              const whole = checkQuery(policy, scope, {}, { isWhole: true });
              assert.deepEqual(Object.keys(parsed(one) as object).sort(), [...whole.columns].sort());
            }
            seen += selected.data.length;
            cursor = written.page.next;
          } while (cursor !== null);
        }
      }
      assert.ok(seen > 0, 'there is something to compare');
    });
  }
});

const parsed = (text: string): unknown => JSON.parse(text);
