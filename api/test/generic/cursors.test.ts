import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { policyScopes } from '../../src/policy/policy.ts';
import { sortKeys } from '../../src/policy/query.ts';
import { tables } from '../../src/tables.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

interface Page {
  readonly data: readonly { id: string }[];
  readonly page: { readonly next: string | null };
  readonly code: string;
}

describe('a cursor', () => {
  let api: TestApi;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    operator = await api.operator();
    for (let count = 0; count < 3; count += 1) await api.verify((await api.register('professional')).id);
  });
  after(() => api.close());

  const page = async (body: object, token?: string) =>
    (await api.call<Page>('POST', '/professionals/find-by', { body: { limit: 1, ...body }, token })).body;

  it('contains no value that its bearer may not read, in any table, scope and order', () => {
    const told = tables.flatMap(({ path, policy }) =>
      policyScopes
        .filter((scope) => policy.ops.list?.[scope])
        .flatMap((scope) => {
          const isRead = (name: string) => policy.cols[name]?.read?.includes(scope) === true;
          const ranks = Object.entries(policy.cols).flatMap(([name, { sort }]) =>
            typeof sort === 'string' && isRead(name) ? [sort] : [],
          );
          const sorts = Object.keys(policy.cols).filter((name) => policy.cols[name]?.sort && isRead(name));
          const orders = [undefined, ...sorts.map((name) => [{ [name]: 'asc' }])];
          return orders
            .flatMap((order) => sortKeys(policy, scope, order))
            .filter(({ column }) => !isRead(column) && !ranks.includes(column))
            .map(({ column }) => `${path} ${scope} ${column}`);
        }),
    );
    assert.deepEqual([...new Set(told)], []);
  });

  it('of a caller who may read more is refused to one who may read less', async () => {
    const sort = [{ createdAt: 'desc' }]; // readable by operators only
    const { page: theirs } = await page({ sort }, operator.token);
    assert.ok(theirs.next);
    assert.equal((await page({ sort, cursor: theirs.next })).code, 'COLUMN_UNKNOWN');
    assert.equal((await page({ cursor: theirs.next })).code, 'CURSOR_INVALID');
    const { page: plain } = await page({}, operator.token);
    assert.equal((await page({ cursor: plain.next })).code, 'CURSOR_INVALID', 'the same order, for other rights');
    assert.equal((await page({ cursor: plain.next }, operator.token)).data.length, 1);
  });

  it('is bound to one table', async () => {
    const { page: ours } = await page({});
    const { body } = await api.call<Page>('POST', '/articles/find-by', { body: { limit: 1, cursor: ours.next } });
    assert.equal(body.code, 'CURSOR_INVALID');
  });

  it('cannot be forged: its contents never select a column', async () => {
    const { page: mine } = await page({});
    const [payload = '', signature = ''] = String(mine.next).split('.');
    const values = JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[];
    const written = (content: unknown) =>
      `${Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')}.${signature}`;
    const evil = [
      ...[written([...values, '1']), written(values.slice(1)), written([...values].reverse())],
      ...[written(["0' or email like 'a%", values[1]]), written(['0"; drop table users; --', values[1]])],
      ...[written([{ $gt: '' }, values[1]]), written({ phoneNumber: 'x' }), written(['$.email', 'PHONE_NUMBER'])],
      ...[written('{"__proto__":[]}'), written('null'), written('['), written('')],
      ...[
        `${payload}.`,
        payload,
        `.${signature}`,
        `${payload}.${signature.toUpperCase()}`,
        `${payload}.${signature}AA`,
      ],
      ...[payload.toUpperCase() + '.' + signature, '.', 'a.b.c', 'x'.repeat(2001)],
      ...[7, true, [mine.next], { next: mine.next }],
    ];
    for (const cursor of evil) assert.equal((await page({ cursor })).code, 'CURSOR_INVALID', JSON.stringify(cursor));
    assert.equal((await page({ cursor: mine.next })).data.length, 1);
  });
});
