import * as v from 'valibot';
import { appointmentStatuses } from '../processes/appointment-life-cycle.ts';
import { party } from './party.ts';
import { id, instant } from './text.ts';
import { callType, locale, workingLanguage } from './vocabulary.ts';

/** Limits per user (booking-rules.md); beyond, 429 with TOO_MANY_MESSAGES or TOO_MANY_CONVERSATIONS. */
export const conversationLimits = { messagesPerMinute: 20, newConversationsPerHour: 5, reportsPerHour: 10 } as const;

/** Typing is told to the other party at most so often, in milliseconds; a page shows it a little longer. */
export const typingEvery = 3000;

/**
 * Whether the caller can write here: `blocked` by either party, the other account is `deleted`; for a client who has neither booked nor
 * been answered, first contacts are `closed`, or today's are used up (`limited`).
 */
export const canWriteStates = ['open', 'blocked', 'deleted', 'closed', 'limited'] as const;
export type CanWrite = (typeof canWriteStates)[number];

/** An appointment as conversations show it. */
const appointmentFact = v.object({
  id,
  startsAt: instant,
  endsAt: instant,
  status: v.picklist(appointmentStatuses),
  callType,
});

/** Row of `conversations`, as its two parties read it. */
export const conversation = v.object({
  id,
  professionalId: id,
  clientId: id,
  appointmentId: v.nullable(id),
  openedBy: id,
  /** The beginning of the last message; empty where it is an attachment alone. */
  lastMessage: v.nullable(v.string()),
  lastMessageAt: v.nullable(instant),
  lastSenderId: v.nullable(id),
  /** `seq` of the last message, 0 before the first. */
  lastSeq: v.number(),
  /** Of the reader only, for filters: `clientUnread` for the client, `professionalUnread` for the professional, and so on. */
  clientUnread: v.optional(v.number()),
  professionalUnread: v.optional(v.number()),
  clientReadSeq: v.optional(v.number()),
  professionalReadSeq: v.optional(v.number()),
  clientArchived: v.optional(v.boolean()),
  professionalArchived: v.optional(v.boolean()),
  createdAt: instant,
  /** The rest is embedded by the presenter, read-only. */
  professional: party,
  client: party,
  /** Unread messages of the reader, what they have read up to, and whether they archived it. */
  unread: v.number(),
  readUpTo: v.number(),
  isArchived: v.boolean(),
  /** File of the last message, which may have a text too. */
  lastAttachmentName: v.nullable(v.string()),
  /** What the other party has read up to: their "read". Null unless both show it (`readReceipts` of the account). */
  otherReadUpTo: v.nullable(v.number()),
  canWrite: v.picklist(canWriteStates),
  /** Row of `blocks` by which the reader blocked the other party; deleting it unblocks. */
  blockId: v.nullable(id),
  other: v.object({
    id,
    lang: locale,
    /** Working languages of a professional; none for a client. */
    languages: v.array(workingLanguage),
    timeZone: v.string(),
    /** The account was deleted: names are "–". */
    isDeleted: v.boolean(),
  }),
  /** That of a thread. */
  appointment: v.nullable(appointmentFact),
  /** The next accepted one of these two. */
  nextAppointment: v.nullable(appointmentFact),
});
export type Conversation = v.InferOutput<typeof conversation>;

/** File of a message, checked and cleaned before the message exists. */
export const messageAttachment = v.object({
  name: v.string(),
  contentType: v.picklist(['image/jpeg', 'image/png', 'image/svg+xml', 'application/pdf']),
  bytes: v.number(),
  /** A signed link for five minutes. */
  url: v.string(),
});
export type MessageAttachment = v.InferOutput<typeof messageAttachment>;

/** Row of `messages`; never changed. Whether it is read follows from `readUpTo` and `otherReadUpTo` of its conversation. */
export const message = v.object({
  id,
  conversationId: id,
  senderId: id,
  recipientId: id,
  /** Its place in the conversation: 1, 2, 3 …, without gaps and the same for both. */
  seq: v.number(),
  body: v.string(),
  attachmentId: v.nullable(id),
  /** As its sender calls it; it stays when the file is gone. */
  attachmentName: v.nullable(v.string()),
  /** An away answer. */
  isAutomatic: v.boolean(),
  createdAt: instant,
  /** Embedded by the presenter; null without one, and once its sender's account is deleted. */
  attachment: v.nullable(messageAttachment),
});
export type Message = v.InferOutput<typeof message>;

const foundMessage = v.object({ messageId: id, seq: v.number(), body: v.string(), createdAt: instant });

/**
 * A conversation that was found, the latest first. Of all of them 50 names and messages are found, ten of one conversation at most; more
 * is said by `capped` of the answer.
 */
export const foundConversation = v.object({
  ...conversation.entries,
  /** The latest message with the text; null where only the name has it. */
  match: v.nullable(foundMessage),
  /** All of them, the latest first. An earlier API answers none. */
  matches: v.optional(v.array(foundMessage)),
});
export type FoundConversation = v.InferOutput<typeof foundConversation>;

/** Row of `blocks`, for the blocker alone. */
export const block = v.object({ id, blockerId: id, blockedId: id, createdAt: instant });
