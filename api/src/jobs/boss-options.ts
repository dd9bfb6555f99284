import { fromKysely } from 'pg-boss';
import type { ConstructorOptions } from 'pg-boss';
import type { Kysely } from 'kysely';
import type { Connection } from '../db/connection.ts';
import type { Tables } from '../db/schema.ts';

/** The library's own schema; only its owner and our own code (`system`) have any right in it. */
export const jobsSchema = 'jobs';

/** How pg-boss works with our database: our connections, its SQL. */
export const bossOptions = (kind: Connection['kind']): ConstructorOptions => ({
  schema: jobsSchema,
  backend: kind === 'pglite' ? 'pglite' : 'postgres',
});

/** Without our plugins: what comes back keeps the names that the library gave it. */
export const statements = (db: Kysely<Tables>) => fromKysely(db.withoutPlugins());
