import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CompiledQuery, sql } from 'kysely';
import type { ReadStatement } from '../../src/db/read-once.ts';
import { anonymous } from '../../src/db/roles.ts';
import type { Caller } from '../../src/db/roles.ts';
import { runAs, runAsSystem } from '../../src/db/run-as.ts';
import type { Tx } from '../../src/db/run-as.ts';
import { listRows } from '../../src/generic/read-calls.ts';
import { tables } from '../../src/tables.ts';
import { openTestApi } from '../support/test-api.ts';
import type { Person, TestApi } from '../support/test-api.ts';

/** Enough for a second page of each list. */
const ROWS = 12;

/** The cost of a list must not grow with the table. How many rows pages read is measured by `npm run budgets`. */
describe('a page of a list', () => {
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
  });
  after(() => api.close());

  /** The plan of a page, and the cursor of the next one. */
  async function pageOf(path: string, caller: Caller, query: object) {
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
    const explain = async (tx: Tx) => {
      // The tables are small: without these, a plan that scans or sorts them has no alternative.
      for (const setting of ['seqscan', 'bitmapscan', 'sort'])
        await sql`select set_config(${`enable_${setting}`}, 'off', true)`.execute(tx);
      const { rows } = await tx.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain (costs off) ${statement.text}`, [...statement.values]),
      );
      return rows.map((row) => Object.values(row)[0]).join('\n');
    };
    return { plan: await runAs(api.services.db, caller, explain, caller.role), next: page.next };
  }

  const as = (role: 'client' | 'operator'): Caller => ({ role, userId: (role === 'client' ? client : operator).id });
  interface List {
    readonly path: string;
    readonly who: () => Caller;
    readonly query?: object;
    /** In the order of the list. */
    readonly index: string;
    /** Whether its last rows, which have no value to sort by, need another range. */
    readonly hasUnsorted?: true;
  }
  const everybody = () => anonymous;
  const lists: Readonly<Record<string, List>> = {
    'articles of everybody': { path: 'articles', who: everybody, index: 'articles_recent' },
    'articles of a category': {
      path: 'articles',
      who: everybody,
      query: { where: { category: 'tax' } },
      index: 'articles_by_category',
    },
    'articles, oldest first': {
      path: 'articles',
      who: everybody,
      query: { sort: [{ publishedAt: 'asc' }] },
      index: 'articles_recent',
    },
    'reviews of everybody': { path: 'reviews', who: everybody, index: 'reviews_recent' },
    'their own history': {
      path: 'appointment_history',
      who: () => as('client'),
      index: 'appointment_history_of_client_id',
    },
    'documents that they are still asked for': {
      path: 'asked_documents',
      who: () => as('client'),
      query: { where: { isAwaited: true }, sort: [{ createdAt: 'desc' }] },
      index: 'asked_documents_awaited',
    },
    'every appointment': { path: 'appointments', who: () => as('operator'), index: 'appointments_in_order' },
    'all articles, drafts too': {
      path: 'articles',
      who: () => as('operator'),
      index: 'articles_recent',
      hasUnsorted: true,
    },
  };

  for (const [name, { path, who, query, index, hasUnsorted }] of Object.entries(lists)) {
    it(`is read from an index in its order, and begins where the previous one ended: ${name}`, async () => {
      const page = (more: object = {}) => pageOf(path, who(), { ...query, select: ['id'], limit: 1, ...more });
      const scan = new RegExp(`Index (?:Only )?Scan (?:Backward )?using ${index} on ${path}\\b`, 'u');
      const first = await page();
      assert.ok(first.next);
      const second = await page({ cursor: first.next });
      for (const { plan } of hasUnsorted ? [first] : [first, second]) {
        assert.match(plan, scan);
        assert.doesNotMatch(plan, /\bSort\b|Seq Scan|Bitmap/u);
      }
      if (!hasUnsorted) assert.match(second.plan, /Index Cond: .*ROW\(\w+, id\) [<>] ROW\(/u);
    });
  }
});

/** A third of the rows is unpublished; the first client owns half of them. `tx` runs as `system`. */
async function fill(tx: Tx, [one, another]: readonly [string, string], professionalId: string): Promise<void> {
  const published = sql`case when n % 3 = 0 then null else timestamptz '2026-01-01Z' + n * interval '1 minute' end`;
  const series = sql`generate_series(1, ${ROWS}::int) as n`;
  await sql`
    insert into articles (slug, author_id, category, title_fr, published_at)
    select 'listed-' || n, ${professionalId}::uuid, case when n % 2 = 0 then 'tax' else 'civil' end, 'a', ${published} from ${series}`.execute(
    tx,
  );
  await sql`
    insert into appointments (professional_id, client_id, call_type, status, starts_at, ends_at, reason)
    select ${professionalId}::uuid, case when n % 2 = 0 then ${one}::uuid else ${another}::uuid end, 'video', 'cancelled', at, at + interval '30 minutes', 'a'
    from (select n, timestamptz '2020-01-01Z' + n * interval '1 hour' as at from ${series}) as times`.execute(tx);
  await sql`
    insert into appointment_history (appointment_id, professional_id, client_id, actor_role, transition, to_status, starts_at)
    select id, professional_id, client_id, 'client', 'request', 'waiting', starts_at from appointments`.execute(tx);
  await sql`
    insert into asked_documents (appointment_id, professional_id, client_id, name, is_unavailable)
    select id, professional_id, client_id, 'a', extract(hour from starts_at)::int % 3 = 0 from appointments`.execute(
    tx,
  );
  await sql`
    insert into reviews (appointment_id, professional_id, client_id, rating, publishes_at, published_at)
    select id, professional_id, client_id, 1 + n % 5, starts_at, ${published}
    from (select *, (row_number() over ())::int as n from appointments) as numbered`.execute(tx);
}
