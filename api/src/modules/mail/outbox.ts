import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import type { MailData, MailTemplate } from './mail-templates.ts';

export const outboxChannel = 'nimbia_outbox';

export interface PromisedMail<T extends MailTemplate = MailTemplate> {
  /** The same event is never mailed twice, e.g. `welcome:<user>`. */
  readonly eventId: string;
  /** Who reads it: language, zone and name are the account's. */
  readonly to: { readonly userId: string; /** Instead of the account's own. */ readonly address?: string };
  readonly template: T;
  readonly data: MailData[T];
}

/**
 * Promises mails in the transaction of what they tell about: they leave if that commits, and only then. `tx` runs as `system`.
 * Promising the same event again does nothing.
 */
export async function sendMail<T extends MailTemplate>(tx: Tx, ...mails: readonly PromisedMail<T>[]): Promise<void> {
  if (mails.length === 0) return;
  await sql`/* ahead */
    with promised as (
      insert into outbox (event_id, user_id, address, template, data)
      select event_id, user_id, address, template, data::jsonb
      from unnest(${mails.map(({ eventId }) => eventId)}::text[], ${mails.map(({ to }) => to.userId)}::uuid[],
        ${mails.map(({ to }) => to.address ?? null)}::text[], ${mails.map(({ template }) => template)}::text[],
        ${mails.map(({ data }) => JSON.stringify(data))}::text[]) as mail (event_id, user_id, address, template, data)
      on conflict (event_id) do nothing returning id
    )
    select pg_notify(${outboxChannel}, '') from promised`.execute(tx);
}
