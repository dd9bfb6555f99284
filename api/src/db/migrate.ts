import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { StartError } from '../settings/start-error.ts';
import type { Tables } from './schema.ts';
import { withLockRetry } from './with-lock-retry.ts';

/** In the order of their names; a released migration is never changed, another one follows. */
const provider = new FileMigrationProvider({
  fs: { readdir },
  path: { join },
  migrationFolder: join(import.meta.dirname, 'migrations'),
  import: (path: string) => import(pathToFileURL(path).href) as Promise<Migration>,
  onFileIgnored: (file) => {
    throw new Error(`db/migrations/${file} is not a migration`);
  },
});

/**
 * Applies the pending migrations and returns their names. Each runs in its own transaction, which releases its locks before
 * the next one begins.
 */
export async function migrate(owner: Kysely<Tables>): Promise<string[]> {
  await refuseOlderThanBaseline(owner);
  const applied: string[] = [];
  for (;;) {
    const name = await withLockRetry(owner, 'migrations', async (tx) => {
      const { error, results } = await new Migrator({ db: tx, provider }).migrateUp();
      if (error) throw asStartError(error);
      return results?.[0]?.migrationName;
    });
    if (name === undefined) return applied;
    applied.push(name);
  }
}

/** Development databases from before the baseline (decision 073); nothing was released with their migrations. */
async function refuseOlderThanBaseline(owner: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select where to_regclass('public.schema_migrations') is not null`.execute(owner);
  if (rows.length > 0)
    throw new StartError(
      'The database was made before the baseline migrations and cannot be brought up to date. Delete the data folder (DATA_DIR), or name a new database in DATABASE_URL.',
    );
}

/** Kysely names a migration that this version does not have: a newer version has migrated the database. */
function asStartError(error: unknown): unknown {
  const isAhead = error instanceof Error && error.message.startsWith('corrupted migrations');
  return isAhead
    ? new StartError(`The database is not of this version: ${error.message.replace('corrupted migrations: ', '')}.`, {
        cause: error,
      })
    : error;
}
