import type { Generated } from 'kysely';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

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

const parties = ['client', 'professional'] as const;
const shown = { read: parties } as const;
/** Only the opener sees a conversation without messages. */
const begun: RowExpression = { or: [{ isSet: 'lastMessageAt' }, { mine: 'openedBy' }] };
const asClient: RowExpression = { and: [{ mine: 'clientId' }, begun] };
const asProfessional: RowExpression = { and: [{ mine: 'professionalId' }, begun] };

/** Conversations are confidential: private to their two parties, operators excluded. */
export const conversationsPolicy = definePolicy({
  table: 'conversations',
  ops: {
    list: { client: asClient, professional: asProfessional },
    get: { client: asClient, professional: asProfessional },
    aggregate: { client: asClient, professional: asProfessional },
    create: { client: { mine: 'openedBy' }, professional: { mine: 'openedBy' } },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown, filter: true, create: ['client'] },
    clientId: { type: 'uuid', ...shown, filter: true, create: ['professional'] },
    appointmentId: { type: 'uuid', ...shown, filter: true, create: parties, nullable: true },
    openedBy: { type: 'uuid', ...shown },
    lastMessage: { type: 'text', ...shown, nullable: true },
    lastMessageAt: { type: 'instant', ...shown, filter: true, sort: true, nullable: true },
    clientUnread: { type: 'integer', read: ['client'], filter: true, aggregate: true },
    professionalUnread: { type: 'integer', read: ['professional'], filter: true, aggregate: true },
    createdAt: { type: 'instant', ...shown },
  },
  erasure: {
    rowsOfBoth: ['clientId', 'professionalId'],
    withRow: ['openedBy', 'lastMessage', 'lastMessageAt', 'clientUnread', 'professionalUnread'],
  },
  order: [['lastMessageAt', 'desc']],
});
