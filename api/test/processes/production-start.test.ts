import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { plan } from 'shared-contracts/schemas/plan';
import * as v from 'valibot';
import { demoAccounts } from '../../src/seed/demo-accounts.ts';
import { post, ready, runApi } from '../support/api-process.ts';
import { processDatabase } from '../support/process-database.ts';
import type { ProcessDatabase } from '../support/process-database.ts';

const listed = v.object({ data: v.array(v.strictObject(plan.entries)) });

describe('starting in production', () => {
  let database: ProcessDatabase;
  before(async () => {
    database = await processDatabase();
  });
  after(() => database.drop());

  async function during(settings: Readonly<Record<string, string>>, look: (url: string) => Promise<void>) {
    const api = runApi({ ...database.variables, ...settings });
    try {
      await look(await ready(api));
    } finally {
      api.child.kill('SIGTERM');
    }
    assert.equal((await api.ended)[0], 0, api.output());
  }
  async function plansAt(url: string) {
    const { data } = v.parse(listed, await (await fetch(`${url}/base/plans/get-all`)).json());
    return data.map(({ id, price, currency }) => [id, price, currency]);
  }

  it('lists the three plans on an empty database, and seeds nothing', () =>
    during({}, async (url) => {
      assert.deepEqual(await plansAt(url), [
        ['free', 0, 'XAF'],
        ['standard', 12_345, 'XAF'],
        ['premium', 123_456, 'XAF'],
      ]);
      for (const { email, password, role } of demoAccounts) {
        const { status } = await post(url, '/auth/login', {
          email,
          password,
          role: role === 'client' ? 'client' : 'professional',
        });
        assert.equal(status, 401, email);
      }
      for (const table of ['articles', 'professionals', 'adds']) {
        const answer = await fetch(`${url}/base/${table}/get-all`);
        assert.deepEqual([answer.status, ((await answer.json()) as { data: unknown[] }).data], [200, []], table);
      }
    }));

  it('takes other prices from the settings at the next start', async () => {
    const settings = { PLAN_STANDARD_PRICE: '15000', PLAN_PREMIUM_PRICE: '150000', PLAN_CURRENCY: 'XOF' };
    await during(settings, async (url) =>
      assert.deepEqual(await plansAt(url), [
        ['free', 0, 'XOF'],
        ['standard', 15_000, 'XOF'],
        ['premium', 150_000, 'XOF'],
      ]),
    );
  });
});
