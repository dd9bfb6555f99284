import type { Generated, GeneratedAlways } from 'kysely';
import type { ModerationState } from 'shared-contracts/schemas/moderation';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from './column-types.ts';

/** What people write in public and others may report. */
export interface Moderated {
  moderation: Generated<ModerationState>;
  reportReason: Maybe<string>;
  reportedBy: Maybe<string>;
  reportedAt: MaybeInstant;
}

export interface ReviewsTable extends Moderated {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  rating: number;
  text: Maybe<string>;
  reply: Maybe<string>;
  repliedAt: MaybeInstant;
  /** When it is published at the latest. */
  publishesAt: Instant;
  publishedAt: MaybeInstant;
  /** The last day on which its professional is listed (migration 012). */
  shownUntil: GeneratedAlways<string>;
  createdAt: CreatedAt;
}
