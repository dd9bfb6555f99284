import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { runAsSystem } from '../../src/db/run-as.ts';
import { tables } from '../../src/tables.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { populate } from '../support/populate.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Answer, Person, TestApi } from '../support/test-api.ts';

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

  const idsOf = (table: string, most = rowsPerTable) =>
    runAsSystem(api.services.db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id::text as id from ${sql.table(table)} order by md5(id::text) limit ${most}`.execute(tx);
      return rows.map(({ id }) => id);
    });

  /** Every call that can name a row, by id or in a condition. */
  const verbsOf = (path: string, who: Person | undefined): Record<string, (id: string) => Promise<Answer<object>>> => {
    const calls = callsOn(api, path);
    const post = (url: string, body: object) => api.call<object>('POST', url, { token: who?.token, body });
    return {
      'get-one': (id) => calls.get(who, id),
      update: (id) => calls.update(who, id, {}),
      'update-where': (id) => calls.step(who, id, {}, {}),
      delete: (id) => calls.remove(who, id),
      'find-by': (id) => calls.find(who, { where: { id } }),
      'find-one-by': (id) => post(`/${path}/find-one-by`, { where: { id } }),
      'pro/get-all': (id) => post(`/pro/get-all/${path}`, { where: { id } }),
      'find-by mine': (id) => post(`/${path}/find-by`, { mine: true, where: { id } }),
      aggregate: (id) => post(`/${path}/aggregate`, { where: { id }, metrics: { n: { fn: 'count' } } }),
      count: (id) => api.call<object>('GET', `/${path}/count?id=${id}`, { token: who?.token }),
    };
  };
  const whole = async (id: string, call: (id: string) => Promise<Answer<object>>) => {
    const { status, body } = await call(id);
    return JSON.stringify({ status, ...body, requestId: '' });
  };
  const missingLike = (id = '') => (/^\d+$/u.test(id) ? '987654321' : randomUUID());

  it('is like one that does not exist to every call, and stays unchanged', async () => {
    const before = await tableChecksums(api);
    const refused = new Map<string, number>();
    for (const { path, policy } of tables) {
      const ids = await idsOf(policy.table);
      for (const who of callers) {
        const verbs = verbsOf(path, who);
        const missing = new Map<string, string>();
        for (const [verb, call] of Object.entries(verbs)) missing.set(verb, await whole(missingLike(ids[0]), call));
        for (const id of ids) {
          if ((await callsOn(api, path).get(who, id)).status === 200) continue;
          for (const [verb, call] of Object.entries(verbs))
            assert.equal(await whole(id, call), missing.get(verb), `${verb} of ${path}`);
          refused.set(path, (refused.get(path) ?? 0) + 1);
        }
      }
    }
    assert.deepEqual(await tableChecksums(api), before);
    // Every table with private rows was tried; tables that everybody reads have none.
    for (const path of [
      'users',
      'appointments',
      'messages',
      'payments',
      'invoices',
      'notifications',
      'sessions',
      'audit',
      'documents',
      'conversations',
      'follows',
    ])
      assert.ok((refused.get(path) ?? 0) > 0, path);
  });

  it('is not changed or deleted by others even where everybody reads it', async () => {
    const before = await tableChecksums(api);
    const tried = new Set<string>();
    for (const { path, policy } of tables) {
      const [column = 'id'] = Object.entries(policy.cols).find(([, { update }]) => update?.includes('self')) ?? [];
      const owners = { [column]: 'taken over' };
      for (const who of callers.slice(0, 3)) {
        const calls = callsOn(api, path);
        for (const id of await idsOf(policy.table, 100)) {
          const { status, body } = await calls.get(who, id);
          if (status !== 200 || (who && JSON.stringify(body).includes(who.id))) continue;
          tried.add(path);
          const removed = await calls.remove(who, id);
          assert.ok([401, 403, 404].includes(removed.status), `delete of ${path} by ${who?.email}: ${removed.status}`);
          // Readers may report some rows, which leaves their owner's columns unchanged.
          for (const { status: refusal } of [
            await calls.update(who, id, owners),
            await calls.step(who, id, {}, owners),
          ])
            assert.ok([401, 403, 404, 422].includes(refusal), `change of ${path} by ${who?.email}: ${refusal}`);
        }
      }
    }
    assert.deepEqual(await tableChecksums(api), before);
    for (const path of ['professionals', 'articles', 'comments', 'questions', 'answers', 'adds', 'plans', 'categories'])
      assert.ok(tried.has(path), path);
  });

  it('answers 404, not 403, to owners of other rows of that kind', async () => {
    const clients = callers.slice(3).filter((one) => one !== undefined);
    const { id, clientId } = await runAsSystem(api.services.db, (tx) =>
      tx.selectFrom('appointments').select(['id', 'clientId']).limit(1).executeTakeFirstOrThrow(),
    );
    const client = clients.find((one) => one.id !== clientId);
    assert.ok(client && clients.some((one) => one.id === clientId));
    const { 'get-one': get, 'update-where': step } = verbsOf('appointments', client);
    for (const call of [get, step]) {
      assert.ok(call);
      const { status, body } = await call(id);
      assert.deepEqual([status, (body as { code?: string }).code], [404, 'NOT_FOUND']);
    }
  });
});
