import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../src/db/run-as.ts';
import { policies, tables } from '../src/tables.ts';
import { populate } from './support/populate.ts';
import { callsOn } from './support/table-calls.ts';
import { openTestApi } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

const rowsPerTable = 4;

describe('a row that the caller may not read', () => {
  let api: TestApi;
  let callers: (Person | undefined)[];
  before(async () => {
    api = await openTestApi();
    const { clients } = await populate(api, 3);
    callers = [undefined, await api.register('client'), await api.register('professional'), ...clients];
  });
  after(() => api.close());

  const idsOf = (table: string) =>
    runAsSystem(api.services.db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id::text as id from ${sql.table(table)} order by md5(id::text) limit ${rowsPerTable}`.execute(tx);
      return rows.map(({ id }) => id);
    });

  /** What every table holds, ours alone included. */
  const everything = () =>
    runAsSystem(api.services.db, async (tx) => {
      const contents: Record<string, unknown> = {};
      for (const { table } of policies)
        contents[table] = (
          await sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum
            from ${sql.table(table)} t`.execute(tx)
        ).rows[0];
      return contents;
    });

  it('cannot be read, changed, changed on a condition or deleted, and nothing of it is left behind', async () => {
    const before = await everything();
    const refused = new Map<string, number>();
    for (const { path, policy } of tables) {
      const calls = callsOn(api, path);
      for (const id of await idsOf(policy.table))
        for (const who of callers) {
          const read = await calls.get(who, id);
          if (read.status === 200) continue;
          const tries = {
            read,
            update: await calls.update(who, id, {}),
            'update-where': await calls.step(who, id, {}, {}),
            delete: await calls.remove(who, id),
          };
          for (const [verb, { status }] of Object.entries(tries))
            assert.ok([401, 403, 404].includes(status), `${verb} of ${path} answered ${status}`);
          refused.set(path, (refused.get(path) ?? 0) + 1);
        }
    }
    assert.deepEqual(await everything(), before);
    // Every table with private rows was tried: a table that everybody reads has none.
    for (const path of [
      'users',
      'appointments',
      'messages',
      'payments',
      'invoices',
      'notifications',
      'sessions',
      'audit',
    ])
      assert.ok((refused.get(path) ?? 0) > 0, path);
  });

  it('is neither found by its key nor counted', async () => {
    for (const { path, policy } of tables) {
      const calls = callsOn(api, path);
      for (const id of await idsOf(policy.table))
        for (const who of callers) {
          if ((await calls.get(who, id)).status === 200) continue;
          const found = await calls.find(who, { where: { id } });
          if (found.status === 200) assert.deepEqual(found.body.data, [], path);
          const counted = await api.call<{ total: number }>('GET', `/${path}/count?id=${id}`, { token: who?.token });
          if (counted.status === 200) assert.equal(counted.body.total, 0, path);
        }
    }
  });
});
