import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

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

const parties = ['client', 'professional'] as const;
const shown = { read: parties } as const;
const between: RowExpression = { or: [{ mine: 'senderId' }, { mine: 'recipientId' }] };

/** Messages are read by sender and recipient; they are never changed, only marked as read. */
export const messagesPolicy = definePolicy({
  table: 'messages',
  ops: {
    list: { client: between, professional: between },
    get: { client: between, professional: between },
    create: { client: { mine: 'senderId' }, professional: { mine: 'senderId' } },
    update: { client: { mine: 'recipientId' }, professional: { mine: 'recipientId' } },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    conversationId: { type: 'uuid', ...shown, filter: true, create: parties },
    senderId: { type: 'uuid', ...shown, filter: true },
    recipientId: { type: 'uuid', ...shown, filter: true },
    body: { type: 'text', ...shown, create: parties },
    attachmentId: { type: 'uuid', ...shown, nullable: true },
    readAt: { type: 'instant', ...shown, filter: true, update: parties, nullable: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  erasure: { rowsGo: 'with the conversation, by its foreign key' },
  order: [['createdAt', 'desc']],
});
