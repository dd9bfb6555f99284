import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface MessagesTable {
  /** Made by the sender. */
  id: Generated<string>;
  conversationId: string;
  senderId: string;
  recipientId: string;
  /** 1, 2, 3 … in its conversation. */
  seq: number;
  body: string;
  /** The upload; null once it is gone with its sender's account. */
  attachmentId: Maybe<string>;
  attachmentName: Maybe<string>;
  /** An away answer. */
  isAutomatic: Generated<boolean>;
  search: GeneratedAlways<string>;
  createdAt: Instant;
}

declare module '../../db/schema.ts' {
  interface Tables {
    messages: MessagesTable;
  }
}

const parties = ['client', 'professional'] as const;
const shown = { read: parties } as const;
const between: RowExpression = { or: [{ mine: 'senderId' }, { mine: 'recipientId' }] };

/** Messages are read by sender and recipient, and never changed. */
export const messagesPolicy = definePolicy({
  table: 'messages',
  ops: {
    list: { client: between, professional: between },
    get: { client: between, professional: between },
    create: { client: { mine: 'senderId' }, professional: { mine: 'senderId' } },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true, create: parties },
    conversationId: { type: 'uuid', ...shown, filter: true, create: parties },
    senderId: { type: 'uuid', ...shown, filter: true },
    recipientId: { type: 'uuid', ...shown, filter: true },
    seq: { type: 'integer', ...shown, filter: true, sort: true },
    body: { type: 'text', ...shown, create: parties },
    attachmentId: { type: 'uuid', ...shown, nullable: true },
    attachmentName: { type: 'text', ...shown, nullable: true },
    isAutomatic: { type: 'boolean', ...shown },
    search: { type: 'search' },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  erasure: { rowsGo: 'with the conversation, by its foreign key' },
  order: [['seq', 'desc']],
});
