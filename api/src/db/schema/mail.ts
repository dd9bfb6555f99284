import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Instant, Json, Maybe, MaybeInstant } from './column-types.ts';

/** A mail, queued in the transaction of the change that it reports. */
export interface OutboxTable {
  id: Generated<string>;
  /** The same event is queued once. */
  eventId: string;
  userId: string;
  /** Recipient address, if not the account's own. */
  address: Maybe<string>;
  template: string;
  /** Emptied when the mail has left. */
  data: Json<Record<string, unknown>>;
  attempts: Generated<number>;
  /** Earliest time of the next attempt: the back-off after a failure, or the lease of the current sender. */
  dueAt: CreatedAt;
  sentAt: MaybeInstant;
  deadAt: MaybeInstant;
  error: Maybe<string>;
  createdAt: CreatedAt;
}

/** When somebody was last mailed what they had not seen. */
export interface MailBundlesTable {
  userId: string;
  mailedAt: Instant;
}

/** The local mailbox: mails that were not sent because no SMTP server is configured. */
export interface LocalMailsTable {
  id: string;
  recipient: string;
  subject: string;
  message: ColumnType<Record<string, unknown>, string, string>;
  createdAt: CreatedAt;
}
