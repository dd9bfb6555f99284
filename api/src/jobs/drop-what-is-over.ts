import { sql } from 'kysely';
import { runAsSystem } from '../db/run-as.ts';
import type { Services } from '../services.ts';

/** Idempotency keys live a day, events long enough for a stream to resume, tokens until they expire, mails a month. Answers how many rows went. */
export function dropWhatIsOver(services: Pick<Services, 'db' | 'now'>): Promise<number> {
  const now = sql`${services.now()}::timestamptz`;
  const statements = [
    sql`delete from idempotency_keys where created_at < ${now} - interval '24 hours'`,
    sql`delete from events where created_at < ${now} - interval '7 days'`,
    sql`delete from access_tokens where expires_at < ${now} - interval '1 hour'`,
    sql`delete from refresh_tokens where expires_at < ${now}`,
    sql`delete from sessions s where ended_at < ${now} - interval '30 days'
      or not exists (select from refresh_tokens t where t.session_id = s.id)`,
    sql`delete from password_resets where expires_at < ${now}`,
    sql`delete from rate_limits where expire < extract(epoch from ${now}) * 1000`,
    // A page could send the same showing again, but not days later.
    sql`delete from add_views where at < ${now} - interval '2 days'`,
    sql`delete from outbox where created_at < ${now} - interval '30 days'`,
    sql`delete from local_mails where created_at < ${now} - interval '30 days'`,
  ];
  return runAsSystem(services.db, async (tx) => {
    let dropped = 0;
    for (const statement of statements) dropped += Number((await statement.execute(tx)).numAffectedRows ?? 0);
    return dropped;
  });
}
