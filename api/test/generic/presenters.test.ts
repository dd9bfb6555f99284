import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { createApp } from '../../src/app.ts';
import { demoAccounts } from '../../src/seed/demo-accounts.ts';
import { seed } from '../../src/seed/seed.ts';
import { tables } from '../../src/tables.ts';
import type { ListBody } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { TestApi } from '../support/test-api.ts';

/** Names of others beside a row are a typical source of N+1 queries. */
describe('every presenter', () => {
  let api: TestApi;
  let app: FastifyInstance;
  let tokens: (string | undefined)[];
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  before(async () => {
    api = await openTestApi();
    await seed(api.services, { now: new Date() });
    app = await createApp({ ...api.services, db: api.services.db.withPlugin(counter) });
    tokens = [undefined];
    for (const { email, password, role } of demoAccounts) {
      const body = { email, password, role: role === 'client' ? 'client' : 'professional' };
      const answer = await api.call<{ data: { token: string } }>('POST', '/auth/login', { body });
      tokens.push(answer.body.data.token);
    }
  });
  after(async () => {
    await app.close();
    await api.close();
  });

  async function list(path: string, token: string | undefined, limit: number): Promise<{ rows: number; cost: number }> {
    statements = 0;
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: `/${path}/find-by`,
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      payload: JSON.stringify({ limit }),
    });
    return { rows: statusCode === 200 ? (JSON.parse(body) as ListBody).data.length : 0, cost: statements };
  }

  for (const { path } of tables.filter((module) => module.present)) {
    it(`of ${path} runs as many queries for a page as for one row`, async () => {
      let longest = 0;
      for (const token of tokens) {
        const [one, page] = [await list(path, token, 1), await list(path, token, 100)];
        if (page.rows < 2) continue;
        longest = Math.max(longest, page.rows);
        assert.ok(one.cost >= 2, 'statements are counted');
        assert.equal(page.cost, one.cost, `${page.rows} rows`);
      }
      assert.ok(longest >= 2, 'the demonstration has a page of it for somebody');
    });
  }
});
