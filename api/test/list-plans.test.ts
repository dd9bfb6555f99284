import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CompiledQuery, sql } from 'kysely';
import type { ReadStatement } from '../src/db/read-once.ts';
import type { Caller } from '../src/db/roles.ts';
import { runAs, runAsSystem } from '../src/db/run-as.ts';
import { listRows } from '../src/generic/read-calls.ts';
import type { PolicyScope } from '../src/policy/policy.ts';
import { tables } from '../src/tables.ts';
import { openTestApi } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

const ROWS = 4000;

/** What a list reads must not grow with what there is: its page, and nothing but its page, comes from an index. */
describe(`a page of a list of ${ROWS}`, () => {
  let api: TestApi;
  let client: Person;
  let operator: Person;
  before(async () => {
    api = await openTestApi();
    client = await api.register('client');
    operator = await api.operator();
    const { id: professionalId } = await api.author();
    const { id: another } = await api.register('client');
    await runAsSystem(api.services.db, (tx) => fill(tx, [client.id, another], professionalId));
    await api.services.connection.asOwner(async (owner) => void (await sql`analyze`.execute(owner)));
  });
  after(() => api.close());

  const anon: Caller = { role: 'anon', userId: null };
  /** The statement that the call sends, and how the database plans it for this caller. */
  async function planOf(path: string, caller: Caller, scope: PolicyScope, query: object) {
    const sent: ReadStatement[] = [];
    const { connection } = api.services;
    const readOnce: typeof connection.readOnce = (who, as, statement) => {
      sent.push(statement);
      return connection.readOnce(who, as, statement);
    };
    const services = { ...api.services, connection: { ...connection, readOnce } };
    const module = tables.find((table) => table.path === path);
    assert.ok(module);
    const { data, page } = await listRows({ caller, services, log: api.app.log }, module, query);
    assert.equal(data.length, 20);
    const [statement] = sent;
    assert.ok(statement);
    const explain = CompiledQuery.raw(`explain ${statement.text}`, [...statement.values]);
    const { rows } = await runAs(api.services.db, caller, (tx) => tx.executeQuery<object>(explain), scope);
    return { plan: rows.map((row) => Object.values(row).join('')).join('\n'), next: page.next };
  }

  const lists: readonly (readonly [
    name: string,
    path: string,
    who: () => Caller,
    query: object,
    index: RegExp,
    isDeep: boolean,
  ])[] = [
    ['articles of everybody', 'articles', () => anon, {}, /articles_recent/u, true],
    ['articles of a category', 'articles', () => anon, { where: { category: 'tax' } }, /articles_by_category/u, true],
    ['articles, oldest first', 'articles', () => anon, { sort: [{ publishedAt: 'asc' }] }, /articles_recent/u, true],
    ['reviews of everybody', 'reviews', () => anon, {}, /reviews_recent/u, true],
    ['their own history', 'appointment_history', () => as('client'), {}, /appointment_history_of_client_id/u, true],
    ['every appointment', 'appointments', () => as('operator'), {}, /appointments_in_order/u, true],
    ['all articles, drafts too', 'articles', () => as('operator'), {}, /articles_recent/u, false],
  ];
  const as = (role: 'client' | 'operator'): Caller => ({ role, userId: (role === 'client' ? client : operator).id });

  for (const [name, path, who, query, index, isDeep] of lists) {
    it(`is read from the index of its order: ${name}`, async () => {
      const caller = who();
      const select = { select: ['id'] };
      const first = await planOf(path, caller, caller.role, { ...query, ...select });
      assert.match(first.plan, index);
      assert.doesNotMatch(first.plan, /Sort|Seq Scan|Bitmap/u, first.plan);
      assert.ok(first.next);
      const second = await planOf(path, caller, caller.role, { ...query, ...select, cursor: first.next });
      assert.match(second.plan, index);
      assert.doesNotMatch(second.plan, /Sort|Seq Scan|Bitmap/u, second.plan);
      if (isDeep) assert.match(second.plan, /Index Cond: .*ROW\(/u, second.plan); // begins where the first ended
    });
  }
});

/** A third of what can be unpublished is; the first client has a fortieth of what is anybody's. `tx` runs as `system`. */
async function fill(
  tx: Parameters<Parameters<typeof runAsSystem>[1]>[0],
  [one, another]: readonly [string, string],
  professionalId: string,
): Promise<void> {
  const published = sql`case when n % 3 = 0 then null else timestamptz '2026-01-01Z' + n * interval '1 minute' end`;
  const series = sql`generate_series(1, ${ROWS}::int) as n`;
  await sql`
    insert into articles (slug, author_id, category, title_fr, published_at)
    select 'listed-' || n, ${professionalId}::uuid, case when n % 40 = 0 then 'tax' else 'civil' end, 'a', ${published} from ${series}`.execute(
    tx,
  );
  await sql`
    insert into appointments (professional_id, client_id, call_type, status, starts_at, ends_at, reason)
    select ${professionalId}::uuid, case when n % 40 = 0 then ${one}::uuid else ${another}::uuid end, 'video', 'cancelled', at, at + interval '30 minutes', 'a'
    from (select n, timestamptz '2020-01-01Z' + n * interval '1 hour' as at from ${series}) as times`.execute(tx);
  await sql`
    insert into appointment_history (appointment_id, professional_id, client_id, actor_role, transition, to_status, starts_at)
    select id, professional_id, client_id, 'client', 'request', 'waiting', starts_at from appointments`.execute(tx);
  await sql`
    insert into reviews (appointment_id, professional_id, client_id, rating, publishes_at, published_at)
    select id, professional_id, client_id, 1 + n % 5, starts_at, ${published}
    from (select *, (row_number() over ())::int as n from appointments) as numbered`.execute(tx);
}
