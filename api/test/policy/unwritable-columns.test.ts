import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Caller } from '../../src/db/roles.ts';
import { readableColumns, writableColumns } from '../../src/policy/access.ts';
import type { Policy, PolicyScope } from '../../src/policy/policy.ts';
import { tables } from '../../src/tables.ts';
import { tableChecksums } from '../support/table-checksums.ts';
import { populate } from '../support/populate.ts';
import { reachedRows, scopesFor } from '../support/reached-rows.ts';
import { callsOn } from '../support/table-calls.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

describe('a column that is readable but not writable', () => {
  let api: TestApi;
  let people: { caller: Caller; who: Person | undefined }[];
  before(async () => {
    api = await openTestApi();
    const { clients, professionals } = await populate(api, 4);
    people = [
      { caller: { role: 'anon', userId: null }, who: undefined },
      ...clients.map((who) => ({ caller: { role: 'client' as const, userId: who.id }, who })),
      ...professionals.map((who) => ({ caller: { role: 'professional' as const, userId: who.id }, who })),
    ];
    const operator = await api.operator();
    people.push({ caller: { role: 'operator', userId: operator.id }, who: operator });
  });
  after(() => api.close());

  const unwritable = (
    policy: Policy,
    scope: PolicyScope,
    op: 'create' | 'update',
    accepted: readonly string[] = [],
  ) => {
    const writable = new Set([...writableColumns(policy, scope, op), ...accepted]);
    return readableColumns(policy, scope).filter((column) => !writable.has(column));
  };
  const refusal = (pointer: string) => [422, 'VALIDATION_FAILED', [{ pointer, code: 'FORBIDDEN' }]];

  it('is refused by name in every table, role and verb, and nothing changes', async () => {
    const before = await tableChecksums(api);
    const tried = new Set<string>();
    for (const { path, policy, create, createMany, update, updateWhere } of tables) {
      const calls = callsOn(api, path);
      for (const { caller, who } of people) {
        const rows = update ? await reachedRows(api, policy, 'update', caller) : [];
        for (const { id, scope } of rows)
          for (const column of unwritable(policy, scope, 'update', update?.accepted)) {
            const { status, body } = await calls.update(who, id, { [column]: 'x' });
            assert.deepEqual([status, body.code, body.errors], refusal(`/${column}`), `${path} ${scope}`);
            tried.add(`update ${path}`);
            if (updateWhere) continue; // has its own transitions, tested in booking.test.ts
            const set = await calls.step(who, id, {}, { [column]: 'x' });
            assert.deepEqual([set.status, set.body.code, set.body.errors], refusal(`/set/${column}`), path);
          }
        const [scope] = scopesFor(policy, 'create', caller, 'role');
        if (!create || scope === undefined) continue;
        for (const column of unwritable(policy, scope, 'create')) {
          const { status, body } = await calls.create(who, { [column]: 'x' }, { 'idempotency-key': randomUUID() });
          assert.deepEqual([status, body.code, body.errors], refusal(`/${column}`), `${path} ${scope}`);
          tried.add(`create ${path}`);
          if (!createMany) continue;
          const many = await api.call<typeof body>('POST', `/base/${path}/create-many`, {
            token: who?.token,
            body: [{ [column]: 'x' }],
          });
          assert.deepEqual([many.status, many.body.code, many.body.errors], refusal(`/0/${column}`), path);
        }
      }
    }
    assert.deepEqual(await tableChecksums(api), before);
    for (const call of [
      ...['update users', 'update professionals', 'update appointments', 'update adds', 'update articles'],
      ...['update invoices', 'update comments', 'update questions', 'update answers', 'update reviews'],
      ...['create appointments', 'create articles', 'create adds', 'create invoices', 'create reviews'],
    ])
      assert.ok(tried.has(call), call);
  });

  it('is refused even where our own command writes it', async () => {
    const [client, professional] = [people[1]?.who, people[3]?.who];
    const create = (who: Person | undefined, table: string, body: object) =>
      callsOn(api, table).create(who, body, { 'idempotency-key': randomUUID() });
    const asked = {
      professionalId: professional?.id,
      startsAt: '2030-01-01T09:00:00Z',
      callType: 'video',
      reason: 'x'.repeat(20),
    };
    for (const [column, value, code] of [
      ['endsAt', '2030-01-01T19:00:00Z', 'FORBIDDEN'],
      ['expiresAt', '2039-01-01T09:00:00Z', 'FORBIDDEN'],
      ['bufferMinutes', 0, 'COLUMN_UNKNOWN'], // not readable by the caller
    ] as const) {
      const { status, body } = await create(client, 'appointments', { ...asked, [column]: value });
      assert.deepEqual([status, body.errors], [422, [{ pointer: `/${column}`, code }]]);
    }
    const article = await create(professional, 'articles', { category: 'tax', titleFr: 'Titre', slug: 'of-my-own' });
    assert.deepEqual([article.status, article.body.errors], [422, [{ pointer: '/slug', code: 'FORBIDDEN' }]]);
  });
});
