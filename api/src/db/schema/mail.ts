import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json, Maybe, MaybeInstant } from './column-types.ts';

/** A mail that was queued in the transaction of what it tells about. */
export interface OutboxTable {
  id: Generated<string>;
  /** The same event is queued once. */
  eventId: string;
  userId: string;
  /** Where to instead of the account's own address. */
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

/** The local mailbox: what would have been sent, where no SMTP server is configured. */
export interface LocalMailsTable {
  id: string;
  recipient: string;
  subject: string;
  message: ColumnType<Record<string, unknown>, string, string>;
  createdAt: CreatedAt;
}
