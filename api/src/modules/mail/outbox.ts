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
 * Promises a mail in the transaction of what it tells about: it leaves if that commits, and only then. `tx` runs as `system`.
 * Promising the same event again does nothing.
 */
export async function sendMail<T extends MailTemplate>(tx: Tx, mail: PromisedMail<T>): Promise<void> {
  const { eventId, to, template, data } = mail;
  await sql`/* ahead */
    with promised as (
      insert into outbox (event_id, user_id, address, template, data)
      values (${eventId}, ${to.userId}, ${to.address ?? null}, ${template}, ${JSON.stringify(data)})
      on conflict (event_id) do nothing returning id
    )
    select pg_notify(${outboxChannel}, '') from promised`.execute(tx);
}
