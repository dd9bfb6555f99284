import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { criteriaLimits } from '../../policy/criteria-limits.ts';
import { tellPages } from './change-notification.ts';

/**
 * Marks what the person has not read as read, up to the newest one that they saw: what came after it stays unread. At most as many as are
 * counted. `tx` runs as `system`.
 */
export async function readAll(tx: Tx, userId: string, until: string, now: Date): Promise<void> {
  // Instants on the wire have milliseconds, those of the database microseconds.
  const { rows } = await sql`
    update notifications set read_at = ${now} where id in (
      select id from notifications
      where user_id = ${userId} and in_app and read_at is null and created_at < ${until}::timestamptz + interval '1 millisecond'
      order by created_at desc, id desc limit ${criteriaLimits.count} for update
    ) returning id`.execute(tx);
  if (rows.length > 0) await tellPages(tx, { userId });
}
