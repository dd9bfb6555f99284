import * as v from 'valibot';
import { textLimits } from './text-limits.ts';
import { id, instant, requiredText } from './text.ts';

/** POST /base/message_reports/create: a conversation, or one message of it. Codes: 409 ALREADY_REPORTED, 429 RATE_LIMITED. */
export const messageReportInput = v.object({
  conversationId: id,
  messageId: v.optional(v.nullable(id), null),
  reason: requiredText(textLimits.report),
});
export type MessageReportInput = v.InferInput<typeof messageReportInput>;

/** PUT /base/message_reports/update/{id}, by an operator who has dealt with it. */
export const messageReportDecision = v.strictObject({ decision: requiredText(500) });

/** Row of `message_reports`, for who reported and for operators. */
export const messageReport = v.object({
  id,
  reporterId: id,
  conversationId: id,
  messageId: v.nullable(id),
  reason: v.string(),
  createdAt: instant,
  decidedAt: v.nullable(instant),
  /** For operators. */
  decision: v.optional(v.nullable(v.string())),
});
export type MessageReport = v.InferOutput<typeof messageReport>;

/** Answer of GET /message-reports/{id}/messages, by an operator, recorded in the audit log: what was reported and a few around it. */
export const reportedMessage = v.object({
  id,
  seq: v.number(),
  senderId: id,
  body: v.string(),
  attachmentName: v.nullable(v.string()),
  /** Of the reported message only. */
  attachmentUrl: v.nullable(v.string()),
  isAutomatic: v.boolean(),
  isReported: v.boolean(),
  createdAt: instant,
});
