import type { Generated } from 'kysely';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from './column-types.ts';

export interface ConversationsTable {
  id: Generated<string>;
  professionalId: string;
  clientId: string;
  appointmentId: Maybe<string>;
  openedBy: string;
  /** The beginning of the last message, for the list. */
  lastMessage: Maybe<string>;
  lastMessageAt: MaybeInstant;
  clientUnread: Generated<number>;
  professionalUnread: Generated<number>;
  createdAt: CreatedAt;
}

export interface MessagesTable {
  id: Generated<string>;
  conversationId: string;
  senderId: string;
  recipientId: string;
  body: string;
  attachmentId: Maybe<string>;
  readAt: MaybeInstant;
  createdAt: Instant;
}
