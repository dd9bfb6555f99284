import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { kindOfMail } from '../notification-choices/kinds.ts';
import type { MailData } from './mail-context.ts';
import { ahead } from '../../db/frequent-statements.ts';

export const outboxChannel = 'nimbia_outbox';

interface QueuedMail {
  /** The same event is never mailed twice, e.g. `welcome:<user>`. */
  readonly eventId: string;
  /** The recipient: language, zone and name are the account's. */
  readonly to: { readonly userId: string; /** Instead of the account's own. */ readonly address?: string };
}

type MailOf<Mails extends MailData> = {
  readonly [Template in keyof Mails & string]: { readonly template: Template; readonly data: Mails[Template] };
}[keyof Mails & string];

/**
 * Queues mails in the transaction of the change: they are sent only if it commits. Queuing the same event again does
 * nothing. A kind that the recipient does not want by mail is written down as done. `Mails` names the sending module's templates.
 * `tx` runs as `system`.
 */
export async function sendMail<Mails extends MailData = never>(
  tx: Tx,
  ...mails: readonly (QueuedMail & MailOf<NoInfer<Mails>>)[]
): Promise<void> {
  if (mails.length === 0) return;
  await ahead(sql`
    with queued as (
      insert into outbox (event_id, user_id, address, template, data, sent_at)
      select event_id, mail.user_id, address, template, case when is_wanted then data::jsonb else '{}' end,
        case when not is_wanted then now() end
      from unnest(${mails.map(({ eventId }) => eventId)}::text[], ${mails.map(({ to }) => to.userId)}::uuid[],
        ${mails.map(({ to }) => to.address ?? null)}::text[], ${mails.map(({ template }) => template)}::text[],
        ${mails.map(({ data }) => JSON.stringify(data))}::text[], ${mails.map(({ template }) => kindOfMail(template))}::text[])
        as mail (event_id, user_id, address, template, data, kind)
      left join notification_choices choice on choice.user_id = mail.user_id and choice.kind = mail.kind
      cross join lateral (select coalesce(choice.by_mail, true) as is_wanted) as wanted
      on conflict (event_id) do nothing returning id
    )
    select pg_notify(${outboxChannel}, '') from queued`).execute(tx);
}
