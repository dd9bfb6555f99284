import type { Generated } from 'kysely';
import type { CreatedAt, Instant, Json, Maybe, MaybeInstant } from './column-types.ts';

/** A code that is sent to a phone; it is derived from `nonce` and the configured secret, and kept nowhere. */
export interface SmsCodesTable {
  userId: string;
  phone: string;
  nonce: Generated<string>;
  attempts: Generated<number>;
  expiresAt: Instant;
}

/** A text, queued in the transaction of the change that it reports; as the outbox of mails. */
export interface TextOutboxTable {
  id: Generated<string>;
  /** The same event is queued once. */
  eventId: string;
  userId: string;
  /** Instead of the confirmed number. */
  phone: Maybe<string>;
  template: string;
  /** Emptied when the text has left. */
  data: Json<Record<string, unknown>>;
  attempts: Generated<number>;
  dueAt: CreatedAt;
  sentAt: MaybeInstant;
  deadAt: MaybeInstant;
  error: Maybe<string>;
  createdAt: CreatedAt;
}

/** Texts that were not sent because no gateway is configured. */
export interface LocalTextsTable {
  id: string;
  recipient: string;
  text: string;
  createdAt: CreatedAt;
}
