import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { runAsSystem } from './db/run-as.ts';
import { PAUSE } from './modules/slot-holds/hold-slot.ts';
import type { JobContext } from './jobs/job.ts';

/** Rows per statement: with cascades, well within the query deadline. */
export const BATCH = 5000;
/** Less than the timeout of a job (install-jobs.ts); the next run continues. */
const TIME_MS = 4 * 60_000;

/** The oldest rows of a table, through the index on `age`. */
const oldest = (table: string, age: string, before: RawBuilder<unknown>) => sql`
  delete from ${sql.table(table)} where ctid = any (array(
    select ctid from ${sql.table(table)} where ${sql.id(age)} < ${before} order by ${sql.id(age)} limit ${sql.lit(BATCH)}))`;

/** A session is deleted with its last refresh token; those of an ended session expire within thirty days. */
const refreshTokens = (now: RawBuilder<unknown>) => sql`
  with expired as materialized (
    select ctid as at, session_id from refresh_tokens where expires_at < ${now} order by expires_at limit ${sql.lit(BATCH)}
  ), ended as (
    delete from sessions s where s.id in (select session_id from expired)
      and not exists (select from refresh_tokens t where t.session_id = s.id and t.expires_at >= ${now})
  )
  delete from refresh_tokens where ctid = any (array(select at from expired))`;

/**
 * Retention: idempotency keys a day, events a week, tokens until they expire, slot holds while they count towards the next one,
 * deleted comments an hour, visitors of profiles two days, load counts a week, mails and texts a month, ended entries of the
 * waiting list 90 days, visits of meeting rooms a month. Each batch is a transaction of its own. Returns the number of deleted rows.
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
    oldest('email_changes', 'expires_at', at),
    oldest('second_step_challenges', 'expires_at', at),
    oldest('sms_codes', 'expires_at', at),
    oldest('second_step_stops', 'expires_at', at),
    oldest('rate_limits', 'expire', sql`${now().getTime()}::bigint`),
    // A page may report the same view again, but not days later.
    oldest('add_views', 'at', sql`${at} - interval '2 days'`),
    // The visitors of the day before yesterday are counted, whatever the time zone.
    ...(['profile_views', 'article_views'] as const).map((table) =>
      oldest(table, 'day', sql`(${at} - interval '2 days')::date`),
    ),
    oldest('slot_holds', 'expires_at', sql`${new Date(now().getTime() - PAUSE)}::timestamptz`),
    oldest('waiting_entries', 'ended_at', sql`${at} - interval '90 days'`),
    oldest('comments', 'deleted_at', sql`${at} - interval '1 hour'`),
    oldest('remote_loads', 'minute', sql`${at} - interval '7 days'`),
    oldest('outbox', 'created_at', sql`${at} - interval '30 days'`),
    oldest('local_mails', 'created_at', sql`${at} - interval '30 days'`),
    oldest('text_outbox', 'created_at', sql`${at} - interval '30 days'`),
    oldest('local_texts', 'created_at', sql`${at} - interval '30 days'`),
    // What became of the appointment is settled, and the history has the times.
    oldest('meeting_visits', 'joined_at', sql`${at} - interval '30 days'`),
  ];
  const deadline = AbortSignal.any([stop, AbortSignal.timeout(TIME_MS)]);
  const failures: unknown[] = [];
  let purged = 0;
  for (const batch of batches) {
    try {
      for (let last = BATCH; last === BATCH && !deadline.aborted; purged += last) {
        const { numAffectedRows } = await runAsSystem(db, (tx) => batch.execute(tx));
        last = Number(numAffectedRows);
      }
    } catch (error) {
      failures.push(error); // continue with the other tables
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all expired rows could be purged');
  return purged;
}
