import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connection.ts';
import type { Connection } from '../src/db/connection.ts';
import { migrate } from '../src/db/migrate.ts';
import { withLockRetry } from '../src/db/with-lock-retry.ts';
import { testDatabase } from './support/template-database.ts';
import type { TestDatabase } from './support/template-database.ts';

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
});
