import * as v from 'valibot';
import { fileName } from './file-name.ts';
import { textLimits } from './text-limits.ts';
import { code, count, id, requiredText } from './text.ts';

/**
 * POST /base/conversations/create. A client names a professional, a professional a client who has written to them or asked for an
 * appointment; with `appointmentId` it is the thread of that appointment. Idempotent: returns an existing conversation. Codes: 409
 * FIRST_CONTACTS_CLOSED, FIRST_CONTACTS_FULL, CONVERSATION_BLOCKED, 403 EMAIL_NOT_CONFIRMED, 429 TOO_MANY_CONVERSATIONS.
 */
export const conversationInput = v.object({
  professionalId: v.optional(id),
  clientId: v.optional(id),
  appointmentId: v.optional(v.nullable(id), null),
});
export type ConversationInput = v.InferInput<typeof conversationInput>;

/**
 * PUT /base/conversations/update/{id}, for the caller alone. `readUpTo` is the `seq` up to which messages are read; it never goes back.
 * A new message brings an archived conversation back.
 */
export const conversationChange = v.partial(
  v.strictObject({ readUpTo: count(0, 2_147_483_647), archived: v.boolean(code('INVALID')) }),
);
export type ConversationChange = v.InferInput<typeof conversationChange>;

/**
 * POST /base/messages/create. `id` is made by the sender: sending it again returns the same message, however often. The attachment is an
 * upload for the purpose `message`; without one `body` is not empty. Codes: 409 CONVERSATION_BLOCKED, RECIPIENT_DELETED,
 * FIRST_CONTACTS_CLOSED, FIRST_CONTACTS_FULL, CONFLICT (the id is taken), 429 TOO_MANY_MESSAGES.
 */
export const messageInput = v.pipe(
  v.object({
    id,
    conversationId: id,
    body: v.pipe(v.string(code('REQUIRED')), v.trim(), v.maxLength(textLimits.message, code('TOO_LONG'))),
    attachment: v.optional(v.nullable(v.object({ uploadId: id, name: fileName })), null),
  }),
  v.forward(
    v.partialCheck(
      [['body'], ['attachment']],
      ({ body, attachment }) => body !== '' || attachment !== null,
      code('REQUIRED'),
    ),
    ['body'],
  ),
);
export type MessageInput = v.InferInput<typeof messageInput>;

/** POST /conversations/search: own conversations by the other's name and by what was written. At least three letters in a row. */
export const conversationSearch = v.strictObject({ text: requiredText(textLimits.conversationSearch) });

/** POST /base/blocks/create: no messages either way until the blocker deletes the row. The other is not notified. */
export const blockInput = v.object({ blockedId: id });
