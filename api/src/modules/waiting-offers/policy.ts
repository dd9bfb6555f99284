import type { Generated } from 'kysely';
import type { CreatedAt, Instant, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface WaitingOffersTable {
  id: Generated<string>;
  entryId: string;
  clientId: string;
  professionalId: string;
  startsAt: Instant;
  until: Instant;
  outcome: Generated<'open' | 'booked' | 'declined' | 'lapsed' | 'withdrawn'>;
  endedAt: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    waitingOffers: WaitingOffersTable;
  }
}

const mine: RowExpression = { mine: 'clientId' };
const shown = { read: ['client'] } as const;

/** The history of an entry of the waiting list, written by the system only. */
export const waitingOffersPolicy = definePolicy({
  table: 'waitingOffers',
  ops: { list: { client: mine }, get: { client: mine } },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    entryId: { type: 'uuid', ...shown },
    clientId: { type: 'uuid' },
    professionalId: { type: 'uuid' },
    startsAt: { type: 'instant', ...shown },
    until: { type: 'instant', ...shown },
    outcome: { type: 'text', ...shown },
    endedAt: { type: 'instant', ...shown, nullable: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  erasure: {
    rowsOf: ['clientId', 'professionalId'],
    withRow: ['startsAt', 'until', 'outcome', 'endedAt', 'createdAt'],
  },
  order: [['createdAt', 'desc']],
});
