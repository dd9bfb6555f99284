import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import * as v from 'valibot';
import { tables } from '../../src/tables.ts';
import { populate } from '../support/populate.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** The row schemas of the front end match the API's responses. */
describe('the schema of a row in shared-contracts', () => {
  let api: TestApi;
  let callers: (Person | undefined)[];
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 3);
    callers = [undefined, ...clients, ...professionals, await api.operator()];
  });
  after(() => api.close());

  for (const { path, policy, row } of tables.filter((module) => module.policy.ops.list)) {
    it(`accepts every row of ${path}, for every reader`, async () => {
      const found = new Set<string>();
      for (const who of callers)
        for (const query of who ? [{}, { mine: true }] : [{}]) {
          const { status, body } = await callsOn(api, path).find(who, { limit: 100, ...query });
          if (status !== 200) continue;
          for (const shown of body.data) {
            const { issues } = v.safeParse(row, shown);
            assert.equal(
              issues,
              undefined,
              `${JSON.stringify(shown)}\n${JSON.stringify(issues?.map(({ path: at, message }) => [at?.map(({ key }) => key), message]))}`,
            );
            found.add(String(shown.id));
          }
        }
      assert.ok(found.size > 0, `${policy.table} is empty`);
    });
  }

  it('matches the response of a write, for a table that nobody reads', async () => {
    const [add] = (await callsOn(api, 'adds').find(callers.at(-1), {})).body.data;
    const unread = tables.filter((module) => !module.policy.ops.list);
    assert.deepEqual(
      unread.map(({ path }) => path),
      ['add_views'],
    );
    const sent: Readonly<Record<string, object>> = {
      add_views: { addId: add?.id, viewId: randomUUID(), kind: 'click' },
    };
    for (const { path, row } of unread) {
      const { status, body } = await callsOn(api, path).create(undefined, sent[path] ?? {});
      assert.equal(status, 201);
      assert.deepEqual(v.parse(row, body.data), sent[path]);
    }
  });
});
