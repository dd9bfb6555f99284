import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../../src/settings/config.ts';
import { connect } from '../../src/db/connect.ts';
import type { Connection } from '../../src/db/connection.ts';
import { migrate } from '../../src/db/migrate.ts';
import { up as feesAndCategories } from '../../src/db/migrations/068-fees-and-categories.ts';
import { up as bestRatedByLanguage } from '../../src/db/migrations/071-best-rated-by-language.ts';
import { withLockRetry } from '../../src/db/with-lock-retry.ts';
import { testDatabase } from '../support/template-database.ts';
import type { TestDatabase } from '../support/template-database.ts';

describe('migrations', () => {
  let database: TestDatabase;
  let connection: Connection;
  before(async () => {
    database = await testDatabase();
    const secret = 'a secret for tests that is long enough';
    const config = readConfig({ NODE_ENV: 'test', SECRET: secret, ...database.variables });
    connection = await connect({
      databaseUrl: config.databaseUrl,
      directory: join(config.dataDir, 'pglite'),
      poolSize: 1,
      deadlineMs: config.queryDeadlineMs,
    });
  });
  after(async () => {
    await connection.close();
    await database.drop();
  });
  const run = (statement: string) => connection.asOwner((owner) => sql.raw(statement).execute(owner));

  it('change nothing in a database that is up to date', async () => {
    assert.deepEqual(await connection.asOwner(migrate), []);
  });

  it('take what operations.md makes by hand before 068 for made', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const byHand = /^- 068:.*?```sql\n(?<sql>.*?)```/msu.exec(text)?.groups?.['sql'] ?? '';
    const read = async <Row>(query: string) =>
      (await connection.asOwner((owner) => sql.raw<Row>(query).execute(owner))).rows;
    const made = () =>
      read<{ name: string; oid: number; is: string }>(`
        select relname as name, oid, pg_get_indexdef(oid) as is from pg_class
        where relkind = 'i' and relname ~ '^professionals_(of|searched|by_.*_fee)' and relname <> 'professionals_of_city' order by 1`);
    const columns = () =>
      read(`
        select column_name, data_type, column_default, is_nullable from information_schema.columns
        where table_name = 'professionals' and column_name like '%_fee_rank' order by 1`);
    const migrated = [(await made()).map(({ name, is }) => [name, is]), await columns()];

    for (const { name } of await made()) await run(`drop index ${name}`);
    for (const way of ['video', 'call', 'in_person'])
      await run(`alter table professionals drop column ${way}_fee_rank`);
    const [others = '', ofIndexes = ''] = byHand.split(/^ {2}(?=select format)/mu);
    // A string of several statements is one transaction.
    for (const [statement] of others.matchAll(/(?:do \$\$.*?\$\$|[^;$]+);/gsu)) await run(statement);
    for (const { format } of await read<{ format: string }>(ofIndexes.replace('\\gexec', '')))
      await run(format.replace(connection.kind === 'pglite' ? ' concurrently' : '', ''));
    const prepared = await made();
    assert.deepEqual([prepared.map(({ name, is }) => [name, is]), await columns()], migrated);

    for (const name of ['by_rating', 'of_city'])
      await run(`create index professionals_searched_${name} on professionals (id)`);
    await connection.asOwner((owner) => owner.transaction().execute(feesAndCategories));
    assert.deepEqual(await made(), prepared);
  });

  it('take the indexes that operations.md makes by hand before 071 for made', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    const byHand = /^- 071:.*?```sql\n(?<sql>.*?)```/msu.exec(text)?.groups?.['sql'] ?? '';
    const read = async <Row>(query: string) =>
      (await connection.asOwner((owner) => sql.raw<Row>(query).execute(owner))).rows;
    const made = () =>
      read<{ name: string; is: string }>(`
        select relname as name, pg_get_indexdef(oid) as is from pg_class
        where relkind = 'i' and relname ~ '^professionals_speaking' order by 1`);
    const migrated = await made();
    assert.equal(migrated.length, 12);
    for (const { name } of migrated) await run(`drop index ${name}`);
    for (const { format } of await read<{ format: string }>(byHand.replace('\\gexec', '')))
      await run(format.replace(connection.kind === 'pglite' ? ' concurrently' : '', ''));
    assert.deepEqual(await made(), migrated);
    await connection.asOwner((owner) => owner.transaction().execute(bestRatedByLanguage));
    assert.deepEqual(await made(), migrated);
  });

  it('refuse a database from before the baseline with one sentence on what to do', async () => {
    await run('create table schema_migrations (name text)');
    await assert.rejects(connection.asOwner(migrate), { name: 'StartError', message: /Delete the data folder/u });
    await run('drop table schema_migrations');
  });

  it('refuse a database that a newer version has migrated', async () => {
    await run(`insert into kysely_migration values ('999-of-a-newer-version', '2999-01-01T00:00:00.000Z')`);
    await assert.rejects(connection.asOwner(migrate), {
      name: 'StartError',
      message: 'The database is not of this version: previously executed migration 999-of-a-newer-version is missing.',
    });
    await run(`delete from kysely_migration where name like '999%'`);
  });

  it('are rolled back and tried again when a lock is not granted in time', async () => {
    let attempts = 0;
    await connection.asOwner((owner) =>
      withLockRetry(owner, 'migrations', async (tx) => {
        attempts += 1;
        await sql`create table made_once ()`.execute(tx); // fails if the rolled-back attempt left it
        await sql`do ${sql.lit(`begin if ${attempts} < 3 then raise exception 'busy' using errcode = '55P03'; end if; end`)}`.execute(
          tx,
        );
      }),
    );
    assert.equal(attempts, 3);
    await run('drop table made_once');
  });

  it('are tried again when a failed transaction hides the lock timeout, as in Kysely’s `create table`', async () => {
    let attempts = 0;
    await connection.asOwner((owner) =>
      withLockRetry(owner, 'migrations', async (tx) => {
        attempts += 1;
        if (attempts > 1) return;
        const busy = sql`do ${sql.lit(`begin raise exception 'busy' using errcode = '55P03'; end`)}`.execute(tx);
        await busy.catch(() => sql`select 1`.execute(tx));
      }),
    );
    assert.equal(attempts, 2);
  });
});
