import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { category } from 'shared-contracts/schemas/category';
import { accountSession, auditEntry } from 'shared-contracts/schemas/account-record';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import * as v from 'valibot';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

interface Rows {
  readonly data: Record<string, unknown>[];
}
interface One {
  readonly data: Record<string, unknown>;
}

describe('read-only tables', () => {
  let api: TestApi;
  let client: Person;
  let professional: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    client = await api.register('client');
    professional = await api.register('professional');
    operator = await api.operator();
  });
  after(() => api.close());

  describe('categories', () => {
    it('are the fourteen of the specification, in both languages, public', async () => {
      const { body } = await api.call<Rows>('GET', '/base/categories/get-all');
      assert.deepEqual(
        v.parse(v.array(category), body.data).map(({ id }) => id),
        [...legalCategories],
      );
      assert.equal((await api.call('GET', '/base/categories/get-one/labour')).status, 200);
      assert.equal((await api.call('GET', '/base/categories/get-one/maritime')).status, 404);
    });

    it('are edited by operators only, and their number never changes', async () => {
      const words = { labelEn: 'Law of labour' };
      const change = (token?: string) => api.call<One>('PUT', '/base/categories/update/labour', { token, body: words });
      assert.equal((await change()).status, 401);
      assert.equal((await change(professional.token)).status, 403);
      assert.equal((await change(operator.token)).body.data.labelEn, 'Law of labour');
      const need = { token: operator.token, body: { needFr: null, needEn: 'Being fired' } };
      const { body } = await api.call<One>('PUT', '/base/categories/update/labour', need);
      assert.deepEqual([body.data.needFr, body.data.needEn], [null, 'Being fired']);
      const long = { token: operator.token, body: { needEn: 'x'.repeat(41) } };
      assert.equal((await api.call('PUT', '/base/categories/update/labour', long)).status, 422);
      const more = { id: 'maritime', labelFr: 'Maritime', labelEn: 'Maritime', position: 15 };
      const created = await api.call('POST', '/base/categories/create', { token: operator.token, body: more });
      assert.equal(created.status, 403);
    });
  });

  describe('sessions', () => {
    it('are listed to their account, without tokens', async () => {
      const list = (token?: string) => api.call<Rows>('POST', '/sessions/find-by', { token, body: {} });
      assert.equal((await list()).status, 401);
      const { body } = await list(client.token);
      assert.equal(body.data.length, 1);
      v.parse(v.strictObject(accountSession.entries), body.data[0]);
    });

    it('of others do not exist', async () => {
      const { body } = await api.call<Rows>('POST', '/sessions/find-by', { token: client.token, body: {} });
      const address = `/base/sessions/get-one/${String(body.data[0]?.id)}`;
      assert.equal((await api.call('GET', address)).status, 401);
      for (const { token } of [professional, operator])
        assert.equal((await api.call('GET', address, { token })).status, 404);
      assert.equal((await api.call('GET', address, { token: client.token })).status, 200);
      assert.equal(
        (await api.call('DELETE', `/base/sessions/delete/${String(body.data[0]?.id)}`, { token: client.token })).status,
        403,
      );
    });
  });

  describe('the audit log', () => {
    const find = (body: unknown, token?: string) => api.call<Rows>('POST', '/audit/find-by', { token, body });

    it('is read by operators only, newest first, without hashes', async () => {
      assert.equal((await find({})).status, 401);
      assert.equal((await find({}, client.token)).status, 403);
      assert.equal((await find({}, professional.token)).status, 403);
      const { status, body } = await find({ where: { action: 'account.registered' } }, operator.token);
      assert.equal(status, 200);
      const lines = v.parse(v.array(v.strictObject(auditEntry.entries)), body.data);
      assert.deepEqual(
        lines.map(({ subject }) => subject),
        [operator.id, professional.id, client.id],
      );
    });

    it('is paged by number and has no other key', async () => {
      const seen: unknown[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const answer: { body: Rows & { page: { next: string | null } } } = await api.call('POST', '/audit/find-by', {
          token: operator.token,
          body: { limit: 1, ...(cursor && { cursor }) },
        });
        seen.push(...answer.body.data.map(({ id }) => id));
        cursor = answer.body.page.next;
      }
      assert.deepEqual(
        seen,
        [...new Set(seen)].sort((a, b) => Number(b) - Number(a)),
      );
      const get = (id: string) => api.call('GET', `/base/audit/get-one/${id}`, { token: operator.token });
      assert.equal((await get(String(seen[0]))).status, 200);
      for (const id of ['999999', 'one', '1e3', '99999999999999999999']) assert.equal((await get(id)).status, 404, id);
    });

    it('cannot be written', async () => {
      for (const { token } of [client, professional, operator]) {
        const body = { action: 'x', subject: 'y' };
        assert.equal((await api.call('POST', '/base/audit/create', { token, body })).status, 403);
        assert.equal((await api.call('PUT', '/base/audit/update/1', { token, body })).status, 403);
        assert.equal((await api.call('DELETE', '/base/audit/delete/1', { token })).status, 403);
      }
    });
  });

  describe('mine: true', () => {
    it('must be a boolean, and needs a session', async () => {
      const find = (mine: unknown, token?: string) =>
        api.call<Rows>('POST', '/professionals/find-by', { token, body: { mine } });
      assert.equal((await find(true)).status, 401);
      assert.equal((await find('yes', professional.token)).status, 422);
      assert.deepEqual((await find(false, professional.token)).body.data, []);
      const own = await find(true, professional.token);
      assert.deepEqual(
        own.body.data.map(({ id, email }) => [id, email]),
        [[professional.id, professional.email]],
      );
    });
  });
});
