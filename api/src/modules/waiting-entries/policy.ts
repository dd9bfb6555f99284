import type { Generated } from 'kysely';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface WaitingEntriesTable {
  id: Generated<string>;
  clientId: string;
  professionalId: string;
  consultationId: string;
  /** Days and hours on the clock of the practice. */
  firstDay: string;
  lastDay: string;
  fromTime: string;
  untilTime: string;
  callTypes: CallType[];
  endsAt: Instant;
  state: Generated<'waiting' | 'offered' | 'booked' | 'ended'>;
  endReason: Maybe<'left' | 'over' | 'unanswered'>;
  offeredStartsAt: MaybeInstant;
  offeredEndsAt: MaybeInstant;
  offeredCallTypes: Maybe<CallType[]>;
  offeredUntil: MaybeInstant;
  appointmentId: Maybe<string>;
  endedAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    waitingEntries: WaitingEntriesTable;
  }
}

const asClient: RowExpression = { mine: 'clientId' };
const asProfessional: RowExpression = { mine: 'professionalId' };
const parties = ['client', 'professional'] as const;
const shown = { read: parties } as const;
const asked = { read: parties, create: ['client'] } as const;
const offered = { read: ['client'], nullable: true } as const;

/** Who waits for a time: the client's own; the professional reads who waits, not what is offered. */
export const waitingEntriesPolicy = definePolicy({
  table: 'waitingEntries',
  ops: {
    list: { client: asClient, professional: asProfessional },
    get: { client: asClient, professional: asProfessional },
    create: { client: asClient },
    update: { client: asClient },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    clientId: { type: 'uuid', ...shown },
    professionalId: { type: 'uuid', ...asked, filter: ['client'] },
    consultationId: { type: 'uuid', ...asked },
    firstDay: { type: 'date', ...asked },
    lastDay: { type: 'date', ...asked },
    fromTime: { type: 'text', ...asked },
    untilTime: { type: 'text', ...asked },
    callTypes: { type: 'text[]', ...asked },
    endsAt: { type: 'instant', ...shown },
    state: { type: 'text', ...shown, filter: true, update: ['client'] },
    endReason: { type: 'text', ...offered },
    offeredStartsAt: { type: 'instant', ...offered },
    offeredEndsAt: { type: 'instant', ...offered },
    offeredCallTypes: { type: 'text[]', ...offered },
    offeredUntil: { type: 'instant', ...offered },
    appointmentId: { type: 'uuid', ...offered },
    endedAt: { type: 'instant', ...offered },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  forced: { clientId: '$user' },
  erasure: {
    rowsOf: ['clientId', 'professionalId'],
    withRow: [
      'firstDay',
      'lastDay',
      'fromTime',
      'untilTime',
      'callTypes',
      'endsAt',
      'state',
      'endReason',
      'offeredStartsAt',
      'offeredEndsAt',
      'offeredCallTypes',
      'offeredUntil',
      'endedAt',
      'createdAt',
    ],
  },
  order: [['createdAt', 'desc']],
});
