import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import type { MailData } from '../mail/mail-context.ts';
import { outboxChannel } from '../mail/outbox.ts';
import { kindOfMail } from '../notification-choices/kinds.ts';
import { ahead } from '../../db/frequent-statements.ts';

interface QueuedText {
  /** The same event is never texted twice. */
  readonly eventId: string;
  readonly to: {
    readonly userId: string;
    /** Instead of the confirmed number, and whatever was chosen. */
    readonly phone?: string;
  };
  /** Not to leave before; at once without. */
  readonly dueAt?: Date | undefined;
}

type TextOf<Texts extends MailData> = {
  readonly [Template in keyof Texts & string]: { readonly template: Template; readonly data: Texts[Template] };
}[keyof Texts & string];

/**
 * Queues texts in the transaction of the change, for those who have confirmed a number, did not stop it and want the kind by SMS; for
 * others nothing is written. One that is due later counts as written then, as old texts are dropped. Queuing the same event again does nothing. `tx` runs as `system`.
 */
export async function sendText<Texts extends MailData = never>(
  tx: Tx,
  ...texts: readonly (QueuedText & TextOf<NoInfer<Texts>>)[]
): Promise<void> {
  if (texts.length === 0) return;
  await ahead(sql`
    with queued as (
      insert into text_outbox (event_id, user_id, phone, template, data, due_at, created_at)
      select event_id, text.user_id, text.phone, template, data::jsonb, coalesce(due_at, now()), coalesce(due_at, now())
      from unnest(${texts.map(({ eventId }) => eventId)}::text[], ${texts.map(({ to }) => to.userId)}::uuid[],
        ${texts.map(({ to }) => to.phone ?? null)}::text[], ${texts.map(({ template }) => template)}::text[],
        ${texts.map(({ data }) => JSON.stringify(data))}::text[], ${texts.map(({ template }) => kindOfMail(template))}::text[],
        ${texts.map(({ dueAt }) => dueAt?.toISOString() ?? null)}::timestamptz[])
        as text (event_id, user_id, phone, template, data, kind, due_at)
      left join notification_choices choice on choice.user_id = text.user_id and choice.kind = text.kind
      where text.phone is not null or (coalesce(choice.by_sms, true) and exists (
        select from sms_numbers number where number.user_id = text.user_id and number.stopped_at is null))
      on conflict (event_id) do nothing returning id
    )
    select pg_notify(${outboxChannel}, '') from queued`).execute(tx);
}
