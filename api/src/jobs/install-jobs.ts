import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { withStartLock } from '../db/advisory-locks.ts';
import type { Connection } from '../db/connection.ts';
import { databaseRole } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { bossOptions, jobsSchema, statements } from './boss-options.ts';
import type { Job } from './job.ts';

const MINUTE = 60;

/** Runs missed while no process was up are caught up once. */
const catchUp = { missed: 'once' } as const;
/** At most one queued per job, also while another runs. */
const queue = { policy: 'short', expireInSeconds: 5 * MINUTE, deleteAfterSeconds: 60 * MINUTE } as const;

/**
 * Installs or updates the schema of pg-boss and the schedules. Skipped when the fingerprint in the schema's comment matches: installing takes
 * a fifth of a start. Needs the owner's rights.
 */
export async function installJobs(
  owner: Kysely<Tables>,
  kind: Connection['kind'],
  jobs: readonly Job[],
): Promise<void> {
  const wanted = [getConstructionPlans(jobsSchema), kind, queue, catchUp, jobs.map(({ name, cron }) => [name, cron])];
  const fingerprint = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  // A session lock, because pg-boss commits its own transactions.
  await withStartLock(owner, 'jobs', async () => {
    if ((await installed(owner)) === fingerprint) return;
    await install(owner, kind, jobs);
    await sql`comment on schema ${sql.id(jobsSchema)} is ${sql.lit(fingerprint)}`.execute(owner);
  });
}

async function installed(owner: Kysely<Tables>): Promise<string | null | undefined> {
  const { rows } = await sql<{ fingerprint: string | null }>`
    select obj_description(to_regnamespace(${jobsSchema}), 'pg_namespace') as fingerprint`.execute(owner);
  return rows[0]?.fingerprint;
}

async function install(owner: Kysely<Tables>, kind: Connection['kind'], jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({ ...bossOptions(kind), db: statements(owner), schedule: false, supervise: false });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  for (const { name, cron } of jobs) {
    await boss.createQueue(name, queue);
    await boss.schedule(name, cron, null, catchUp);
  }
  const names = new Set(jobs.map((job) => job.name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  await boss.stop({ graceful: false });
  await grantToSystem(owner);
  if (failures.length > 0) throw new AggregateError(failures, 'The jobs could not be installed');
}

async function grantToSystem(owner: Kysely<Tables>): Promise<void> {
  const [schema, system] = [sql.id(jobsSchema), sql.id(databaseRole('system'))];
  await sql`grant usage on schema ${schema} to ${system}`.execute(owner);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${system}`.execute(owner);
  await sql`grant usage on all sequences in schema ${schema} to ${system}`.execute(owner);
}
