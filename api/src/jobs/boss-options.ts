import { fromKysely } from 'pg-boss';
import type { ConstructorOptions } from 'pg-boss';
import type { Kysely } from 'kysely';
import type { Connection } from '../db/connection.ts';
import type { Tables } from '../db/schema.ts';

/** The schema of pg-boss; only its owner and `system` have rights in it. */
export const jobsSchema = 'jobs';

/** pg-boss uses our connections. */
export const bossOptions = (kind: Connection['kind']): ConstructorOptions => ({
  schema: jobsSchema,
  backend: kind === 'pglite' ? 'pglite' : 'postgres',
});

/** Without our plugins, so that columns keep pg-boss's names. */
export const statements = (db: Kysely<Tables>) => fromKysely(db.withoutPlugins());
