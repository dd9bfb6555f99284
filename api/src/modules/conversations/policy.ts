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
  /** The other party has opened it as well, before there were messages. */
  openedByBoth: Generated<boolean>;
  /** The beginning of the last message, for the list. */
  lastMessage: Maybe<string>;
  lastMessageAt: MaybeInstant;
  lastSenderId: Maybe<string>;
  /** Number of the last message. */
  lastSeq: Generated<number>;
  clientUnread: Generated<number>;
  professionalUnread: Generated<number>;
  /** The number up to which each party has read. */
  clientReadSeq: Generated<number>;
  professionalReadSeq: Generated<number>;
  clientArchived: Generated<boolean>;
  professionalArchived: Generated<boolean>;
  clientWrote: Generated<boolean>;
  /** Away answers do not count. */
  professionalWrote: Generated<boolean>;
  /** Days of the professional's time zone: the first contact that it began with, and the last away answer. */
  firstContactOn: Maybe<string>;
  awayAnsweredOn: Maybe<string>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    conversations: ConversationsTable;
  }
}

const parties = ['client', 'professional'] as const;
const shown = { read: parties } as const;
const asked = { filter: true, aggregate: true } as const;
/** Only who opened it sees a conversation without messages. */
const begun: RowExpression = {
  or: [{ isSet: 'lastMessageAt' }, { mine: 'openedBy' }, { column: 'openedByBoth', equals: true }],
};
const asClient: RowExpression = { and: [{ mine: 'clientId' }, begun] };
const asProfessional: RowExpression = { and: [{ mine: 'professionalId' }, begun] };
const both = { client: asClient, professional: asProfessional };

/** Conversations are confidential: private to their two parties, operators excluded. */
export const conversationsPolicy = definePolicy({
  table: 'conversations',
  ops: {
    list: both,
    get: both,
    aggregate: both,
    create: { client: { mine: 'openedBy' }, professional: { mine: 'openedBy' } },
    update: both,
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown, filter: true, create: ['client'] },
    clientId: { type: 'uuid', ...shown, filter: true, create: ['professional'] },
    appointmentId: { type: 'uuid', ...shown, filter: true, create: parties, nullable: true },
    openedBy: { type: 'uuid', ...shown },
    openedByBoth: { type: 'boolean' },
    lastMessage: { type: 'text', ...shown, nullable: true },
    lastMessageAt: { type: 'instant', ...shown, filter: true, sort: true, nullable: true },
    lastSenderId: { type: 'uuid', ...shown, nullable: true },
    lastSeq: { type: 'integer', ...shown },
    clientUnread: { type: 'integer', read: ['client'], ...asked },
    professionalUnread: { type: 'integer', read: ['professional'], ...asked },
    // What the other party has read up to is theirs: the presenter says it where both show it.
    clientReadSeq: { type: 'integer', read: ['client'] },
    professionalReadSeq: { type: 'integer', read: ['professional'] },
    clientArchived: { type: 'boolean', read: ['client'], ...asked },
    professionalArchived: { type: 'boolean', read: ['professional'], ...asked },
    clientWrote: { type: 'boolean' },
    professionalWrote: { type: 'boolean' },
    firstContactOn: { type: 'date', nullable: true },
    awayAnsweredOn: { type: 'date', nullable: true },
    createdAt: { type: 'instant', ...shown },
  },
  erasure: {
    rowsOfBoth: ['clientId', 'professionalId'],
    withRow: [
      'openedBy',
      'openedByBoth',
      'lastMessage',
      'lastMessageAt',
      'lastSenderId',
      'lastSeq',
      'clientUnread',
      'professionalUnread',
      'clientReadSeq',
      'professionalReadSeq',
      'clientArchived',
      'professionalArchived',
      'clientWrote',
      'professionalWrote',
      'firstContactOn',
      'awayAnsweredOn',
    ],
  },
  order: [['lastMessageAt', 'desc']],
});
