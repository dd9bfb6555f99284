import * as v from 'valibot';
import { party } from './appointment.ts';
import { id, instant, requiredText } from './text.ts';

/** Limits per user (booking-rules.md); beyond, 429 with TOO_MANY_MESSAGES or TOO_MANY_CONVERSATIONS. */
export const conversationLimits = { messagesPerMinute: 20, newConversationsPerHour: 5 } as const;

/**
 * POST /base/conversations/create. A client names a professional, a professional a client they have an appointment
 * with; with `appointmentId` it is the thread of that appointment. Idempotent: returns an existing conversation.
 */
export const conversationInput = v.object({
  professionalId: v.optional(id),
  clientId: v.optional(id),
  appointmentId: v.optional(v.nullable(id), null),
});
export type ConversationInput = v.InferInput<typeof conversationInput>;

/** POST /base/messages/create. */
export const messageInput = v.object({ conversationId: id, body: requiredText(4000) });
export type MessageInput = v.InferInput<typeof messageInput>;

/**
 * PUT /base/messages/update/{id}, by the recipient: marks this and all earlier messages of its conversation as read.
 * The stored time is the server's.
 */
export const messageRead = v.object({ readAt: instant });

/** Row of `conversations`, as its two parties read it. */
export const conversation = v.object({
  id,
  professionalId: id,
  clientId: id,
  appointmentId: v.nullable(id),
  openedBy: id,
  /** The beginning of the last message. */
  lastMessage: v.nullable(v.string()),
  lastMessageAt: v.nullable(instant),
  /** Unread messages of the reader: `clientUnread` for the client, `professionalUnread` for the professional. */
  clientUnread: v.optional(v.number()),
  professionalUnread: v.optional(v.number()),
  createdAt: instant,
  /** Embedded by the presenter, read-only. */
  professional: party,
  client: party,
});
export type Conversation = v.InferOutput<typeof conversation>;

/** Row of `messages`. */
export const message = v.object({
  id,
  conversationId: id,
  senderId: id,
  recipientId: id,
  body: v.string(),
  attachmentId: v.nullable(id),
  readAt: v.nullable(instant),
  createdAt: instant,
});
export type Message = v.InferOutput<typeof message>;
