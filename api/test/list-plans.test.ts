import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CompiledQuery, sql } from 'kysely';
import type { ReadStatement } from '../src/db/read-once.ts';
import { anonymous } from '../src/db/roles.ts';
import type { Caller } from '../src/db/roles.ts';
import { runAs, runAsSystem } from '../src/db/run-as.ts';
import type { Tx } from '../src/db/run-as.ts';
import { listRows } from '../src/generic/read-calls.ts';
import type { PolicyScope } from '../src/policy/policy.ts';
import { tables } from '../src/tables.ts';
import { openTestApi } from './support/test-api.ts';
import type { Person, TestApi } from './support/test-api.ts';

const ROWS = 4000;
/** Three pages of 20 with one look-ahead row each, of a client who has 100 rows. */
const MOST = 63;

/** The cost of a list must not grow with the table. */
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

  /** Rows of its table that a page reads, and the cursor of the next one. */
  async function pageOf(path: string, caller: Caller, scope: PolicyScope, query: object) {
    const sent: ReadStatement[] = [];
    const { connection } = api.services;
    const readOnce: typeof connection.readOnce = (who, as, statement) => {
      sent.push(statement);
      return connection.readOnce(who, as, statement);
    };
    const services = { ...api.services, connection: { ...connection, readOnce } };
    const module = tables.find((table) => table.path === path);
    assert.ok(module);
    const { page } = await listRows({ caller, services, log: api.app.log }, module, query);
    const [statement] = sent;
    assert.ok(statement);
    const readSoFar = async (tx: Tx) => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = ${path}`.execute(
        tx,
      );
      return rows[0]?.read ?? 0;
    };
    const work = async (tx: Tx) => {
      const before = await readSoFar(tx);
      await tx.executeQuery(CompiledQuery.raw(statement.text, [...statement.values]));
      return (await readSoFar(tx)) - before;
    };
    return { read: await runAs(api.services.db, caller, work, scope), next: page.next };
  }

  const as = (role: 'client' | 'operator'): Caller => ({ role, userId: (role === 'client' ? client : operator).id });
  const lists: readonly (readonly [name: string, path: string, who: () => Caller, query: object, isDeep: boolean])[] = [
    ['articles of everybody', 'articles', () => anonymous, {}, true],
    ['articles of a category', 'articles', () => anonymous, { where: { category: 'tax' } }, true],
    ['articles, oldest first', 'articles', () => anonymous, { sort: [{ publishedAt: 'asc' }] }, true],
    ['reviews of everybody', 'reviews', () => anonymous, {}, true],
    ['their own history', 'appointment_history', () => as('client'), {}, true],
    ['every appointment', 'appointments', () => as('operator'), {}, true],
    ['all articles, drafts too', 'articles', () => as('operator'), {}, false],
  ];

  for (const [name, path, who, query, isDeep] of lists) {
    it(`reads little more than its own rows, and begins where the previous one ended: ${name}`, async () => {
      const caller = who();
      const page = (more: object) => pageOf(path, caller, caller.role, { ...query, select: ['id'], ...more });
      const first = await page({});
      assert.ok(first.read <= MOST, `${first.read} rows are read`);
      if (!isDeep) return;
      // Far enough that a page starting at the front would read more.
      const skipped = await page({ limit: MOST });
      assert.ok(skipped.next);
      const later = await page({ cursor: skipped.next });
      assert.ok(later.read <= MOST, `${later.read} rows are read`);
    });
  }
});

/** A third of the rows is unpublished; the first client owns a fortieth of them. `tx` runs as `system`. */
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
