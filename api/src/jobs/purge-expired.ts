import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsSystem } from '../db/run-as.ts';
import { PAUSE } from '../modules/slot-holds/hold-slot.ts';
import type { JobContext } from './job.ts';

/** As many as are deleted well within a query's deadline, with the rows that hang on them. */
export const BATCH = 5000;
/** Less than a job may take (install-jobs.ts); the next run goes on. */
const TIME_MS = 4 * 60_000;

/** The oldest of a table, through an index of what it is ordered by. */
const oldest = (table: string, age: string, before: RawBuilder<unknown>) => sql`
  delete from ${sql.table(table)} where ctid = any (array(
    select ctid from ${sql.table(table)} where ${sql.id(age)} < ${before} order by ${sql.id(age)} limit ${sql.lit(BATCH)}))`;

/** A session goes with the last of its refresh tokens: those of one that was ended are over thirty days later. */
const refreshTokens = (now: RawBuilder<unknown>) => sql`
  with expired as materialized (
    select ctid as at, session_id from refresh_tokens where expires_at < ${now} order by expires_at limit ${sql.lit(BATCH)}
  ), ended as (
    delete from sessions s where s.id in (select session_id from expired)
      and not exists (select from refresh_tokens t where t.session_id = s.id and t.expires_at >= ${now})
  )
  delete from refresh_tokens where ctid = any (array(select at from expired))`;

/**
 * Idempotency keys live a day, events long enough for a stream to resume, tokens until they expire, holds of slots
 * as long as they count for the next one, deleted comments as long as they may be taken back, counts of loads a week, mails a month. Each batch is a
 * transaction of its own: what is gone is gone, whatever happens to the next. Answers how many rows went.
 */
export async function purgeExpired({ db, now, stop }: Pick<JobContext, 'db' | 'now' | 'stop'>): Promise<number> {
  const at = sql`${now()}::timestamptz`;
  const batches = [
    oldest('idempotency_keys', 'created_at', sql`${at} - interval '24 hours'`),
    oldest('events', 'created_at', sql`${at} - interval '7 days'`),
    oldest('access_tokens', 'expires_at', sql`${at} - interval '1 hour'`),
    refreshTokens(at),
    oldest('password_resets', 'expires_at', at),
    oldest('email_confirmations', 'expires_at', at),
    oldest('rate_limits', 'expire', sql`${now().getTime()}::bigint`),
    // A page could send the same showing again, but not days later.
    oldest('add_views', 'at', sql`${at} - interval '2 days'`),
    oldest('slot_holds', 'expires_at', sql`${new Date(now().getTime() - PAUSE)}::timestamptz`),
    oldest('comments', 'deleted_at', sql`${at} - interval '1 hour'`),
    oldest('remote_loads', 'minute', sql`${at} - interval '7 days'`),
    oldest('outbox', 'created_at', sql`${at} - interval '30 days'`),
    oldest('local_mails', 'created_at', sql`${at} - interval '30 days'`),
  ];
  const timeIsUp = AbortSignal.any([stop, AbortSignal.timeout(TIME_MS)]);
  const failures: unknown[] = [];
  let dropped = 0;
  for (const batch of batches) {
    try {
      for (let last = BATCH; last === BATCH && !timeIsUp.aborted; dropped += last) {
        const { numAffectedRows } = await runAsSystem(db, (tx) => batch.execute(tx));
        last = Number(numAffectedRows);
      }
    } catch (error) {
      failures.push(error); // the other tables grow on without it
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything that is over could be dropped');
  return dropped;
}
