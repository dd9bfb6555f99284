import { sql } from 'kysely';
import type { EventType } from 'shared-contracts/schemas/event-types';
import { lock } from '../../db/advisory-locks.ts';
import type { Tx } from '../../db/run-as.ts';
import { isBundled, kindOfType } from '../notification-choices/kinds.ts';
import { eventChannel } from '../../db/event-hub.ts';
import { ahead } from '../../db/frequent-statements.ts';

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
 * Writes events in the transaction of the change, which runs as `system`; open streams receive them when it commits. Where the recipient
 * does not want the kind, pages are refreshed but nobody is told: the bell shows nothing, and without `by` there is no toast.
 * A notification without a mail of its own waits to be mailed with others (bundle-notifications.ts).
 */
export async function writeEvents(tx: Tx, events: readonly OutgoingEvent[]): Promise<void> {
  // Ids of one recipient commit in their order; otherwise a stream that resumes after 6 would never see 5.
  const recipients = [...new Set(events.map(({ userId }) => userId))].sort();
  await lock(tx, ...recipients.map((userId) => `events:${userId}` as const));
  await ahead(sql`
    with told as (
      select event.user_id, type, data::jsonb, notify, place, coalesce(choice.in_app, true) as is_wanted,
        coalesce(choice.in_browser, true) as in_browser, is_bundled and coalesce(choice.by_mail, true) as is_mailed
      from unnest(${events.map(({ userId }) => userId)}::uuid[], ${events.map(({ type }) => type)}::text[],
        ${events.map(({ data }) => JSON.stringify(data))}::text[], ${events.map(({ notify }) => notify ?? false)}::boolean[],
        ${events.map(({ type }) => kindOfType(type))}::text[], ${events.map(({ type }) => isBundled(type))}::boolean[])
        with ordinality as event (user_id, type, data, notify, kind, is_bundled, place)
      left join notification_choices choice on choice.user_id = event.user_id and choice.kind = event.kind
    ), kept as (
      insert into notifications (user_id, type, data, in_app, in_browser, mail_from)
      select user_id, type, data, is_wanted, in_browser, case when is_mailed then now() end
      from told where notify and (is_wanted or is_mailed) order by place
    ), written as (
      insert into events (user_id, type, data) select user_id, type, case when is_wanted then data else data - 'by' end from told order by place
    )
    select pg_notify(${eventChannel}, user_id::text) from (select distinct user_id from told) as recipient`).execute(
    tx,
  );
}
