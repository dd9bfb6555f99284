import { CompiledQuery, sql } from 'kysely';
import type { ReadStatement } from '../../api/src/db/read-once.ts';
import { anonymous } from '../../api/src/db/roles.ts';
import type { Caller } from '../../api/src/db/roles.ts';
import { runAs, runAsSystem } from '../../api/src/db/run-as.ts';
import type { Tx } from '../../api/src/db/run-as.ts';
import { listRows } from '../../api/src/generic/read-calls.ts';
import { tables } from '../../api/src/tables.ts';
import { openTestApi } from '../../api/test/support/test-api.ts';
import type { TestApi } from '../../api/test/support/test-api.ts';
import type { Budget } from './budget.ts';

const ROWS = 4000;

/** Rows of its table that the first page of a list reads. */
async function readBy(api: TestApi, path: string, caller: Caller, query: object): Promise<number> {
  const sent: ReadStatement[] = [];
  const { connection } = api.services;
  const readOnce: typeof connection.readOnce = (who, as, statement) => {
    sent.push(statement);
    return connection.readOnce(who, as, statement);
  };
  const services = { ...api.services, connection: { ...connection, readOnce } };
  const module = tables.find((table) => table.path === path);
  if (!module) throw new Error(`There is no table ${path}`);
  await listRows({ caller, services, log: api.app.log }, module, { ...query, select: ['id'] });
  const [statement] = sent;
  if (!statement) throw new Error(`No statement reads ${path}`);
  const soFar = async (tx: Tx): Promise<number> => {
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = ${path}`.execute(
      tx,
    );
    return rows[0]?.read ?? 0;
  };
  const work = async (tx: Tx): Promise<number> => {
    const before = await soFar(tx);
    await tx.executeQuery(CompiledQuery.raw(statement.text, [...statement.values]));
    return (await soFar(tx)) - before;
  };
  return runAs(api.services.db, caller, work, caller.role);
}

/** Rows that first pages read of tables with 4,000. */
export async function rowsRead(): Promise<Budget[]> {
  const api = await openTestApi();
  try {
    const { id: authorId } = await api.author();
    const operator: Caller = { role: 'operator', userId: (await api.operator()).id };
    const fill = (tx: Tx) =>
      sql`
        insert into articles (slug, author_id, category, title_fr, published_at)
        select 'listed-' || n, ${authorId}::uuid, case when n % 40 = 0 then 'tax' else 'civil' end, 'a',
          case when n % 3 = 0 then null else timestamptz '2026-01-01Z' + n * interval '1 minute' end
        from generate_series(1, ${ROWS}::int) as n`.execute(tx);
    await runAsSystem(api.services.db, fill);
    await api.services.connection.asOwner(async (owner) => void (await sql`analyze`.execute(owner)));
    const lists: readonly (readonly [name: string, caller: Caller, query: object])[] = [
      ['articles', anonymous, {}],
      ['articles of a category', anonymous, { where: { category: 'tax' } }],
      ['articles, oldest first', anonymous, { sort: [{ publishedAt: 'asc' }] }],
      ['articles with drafts, of an operator', operator, {}],
    ];
    const found: Budget[] = [];
    for (const [name, caller, query] of lists)
      found.push({ name: `rows read for ${name}`, value: await readBy(api, 'articles', caller, query), unit: '' });
    return found;
  } finally {
    await api.close();
  }
}
