import { sql } from 'kysely';
import type { EventType } from 'shared-contracts/schemas/event-types';
import type { Tx } from '../../db/run-as.ts';
import { eventChannel } from './event-hub.ts';

export interface OutgoingEvent {
  /** The recipient. */
  readonly userId: string;
  /** E.g. `appointment.accepted`; also names the translated text of the notification. */
  readonly type: EventType;
  readonly data: Readonly<Record<string, string | number | null>>;
  /** Also keep it as a row of `notifications`. */
  readonly notify?: boolean;
}

/**
 * Writes events in the transaction of what they tell about, which runs as `system`; open streams hear of them when it commits.
 */
export async function writeEvents(tx: Tx, events: readonly OutgoingEvent[]): Promise<void> {
  const recipients = [...new Set(events.map((event) => event.userId))].sort();
  for (const userId of recipients) {
    // Ids of one recipient commit in their order; otherwise a stream that resumes after 6 would never see 5.
    await sql`/* ahead */ select pg_advisory_xact_lock(hashtextextended(${`events:${userId}`}, 0))`.execute(tx);
  }
  for (const { userId, type, data, notify } of events) {
    const json = JSON.stringify(data);
    await sql`/* ahead */ insert into events (user_id, type, data) values (${userId}, ${type}, ${json})`.execute(tx);
    if (notify)
      await sql`/* ahead */ insert into notifications (user_id, type, data) values (${userId}, ${type}, ${json})`.execute(
        tx,
      );
  }
  for (const userId of recipients) {
    await sql`/* ahead */ select pg_notify(${eventChannel}, ${userId})`.execute(tx);
  }
}
