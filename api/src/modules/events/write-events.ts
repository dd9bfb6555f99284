import { sql } from 'kysely';
import type { EventType } from 'shared-contracts/schemas/event-types';
import { lock } from '../../db/advisory-locks.ts';
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

/** Writes events in the transaction of the change, which runs as `system`; open streams receive them when it commits. */
export async function writeEvents(tx: Tx, events: readonly OutgoingEvent[]): Promise<void> {
  // Ids of one recipient commit in their order; otherwise a stream that resumes after 6 would never see 5.
  const recipients = [...new Set(events.map(({ userId }) => userId))].sort();
  await lock(tx, ...recipients.map((userId) => `events:${userId}` as const));
  await sql`/* ahead */
    with told as (
      select * from unnest(${events.map(({ userId }) => userId)}::uuid[], ${events.map(({ type }) => type)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::text[], ${events.map(({ notify }) => notify ?? false)}::boolean[])
        with ordinality as event (user_id, type, data, notify, place)
    ), kept as (
      insert into notifications (user_id, type, data) select user_id, type, data::jsonb from told where notify order by place
    ), written as (
      insert into events (user_id, type, data) select user_id, type, data::jsonb from told order by place
    )
    select pg_notify(${eventChannel}, user_id::text) from (select distinct user_id from told) as recipient`.execute(tx);
}
