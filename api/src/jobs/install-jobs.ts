import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import { databaseRole } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { bossOptions, jobsSchema, statements } from './boss-options.ts';
import type { Job } from './job.ts';

const LOCK = 7_204_116;
const MINUTE = 60;

/** Brings the library's schema up to date and its schedules to those of the table of jobs. Needs the owner's rights. */
export async function installJobs(
  owner: Kysely<Tables>,
  kind: Connection['kind'],
  jobs: readonly Job[],
): Promise<void> {
  const boss = new PgBoss({ ...bossOptions(kind), db: statements(owner), schedule: false, supervise: false });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  // The session's, not a transaction's: the library commits its own.
  await sql`select pg_advisory_lock(${LOCK})`.execute(owner);
  try {
    await boss.start();
    for (const { name, cron } of jobs) {
      // At most one waits; one that was cut off stands in nobody's way.
      await boss.createQueue(name, { policy: 'short', expireInSeconds: 5 * MINUTE, deleteAfterSeconds: 60 * MINUTE });
      await boss.schedule(name, cron, null, { missed: 'once' });
    }
    const names = new Set(jobs.map((job) => job.name));
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
    await boss.stop({ graceful: false });
    await grantToSystem(owner);
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(owner);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The jobs could not be installed');
}

async function grantToSystem(owner: Kysely<Tables>): Promise<void> {
  const [schema, system] = [sql.id(jobsSchema), sql.id(databaseRole('system'))];
  await sql`grant usage on schema ${schema} to ${system}`.execute(owner);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${system}`.execute(owner);
  await sql`grant usage on all sequences in schema ${schema} to ${system}`.execute(owner);
}
