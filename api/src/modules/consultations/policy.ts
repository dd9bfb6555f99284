import type { Generated, GeneratedAlways } from 'kysely';
import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { CallType, FeeCurrency, FeeKind } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy, everybody } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface ConsultationsTable {
  id: Generated<string>;
  professionalId: string;
  nameFr: string;
  nameEn: string;
  minutes: number;
  feeKind: FeeKind;
  /** In the smallest unit of the currency; both are null unless the fee is fixed. */
  fee: Maybe<number>;
  currency: Maybe<FeeCurrency>;
  callTypes: CallType[];
  meetingProvider: Generated<MeetingProvider>;
  videoLink: Maybe<string>;
  preparationFr: Maybe<string>;
  preparationEn: Maybe<string>;
  active: Generated<boolean>;
  position: Generated<number>;
  /** The last day on which its professional is listed (migration 014). */
  shownUntil: GeneratedAlways<string>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    consultations: ConsultationsTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const offered: RowExpression = { and: [{ column: 'active', equals: true }, { notPast: 'shownUntil' }] };
const written = { read: everybody, create: ['self'], update: ['self'] } as const;

/** What can be booked with a professional: active ones are public while the professional is listed. */
export const consultationsPolicy = definePolicy({
  table: 'consultations',
  selfFor: ['professional'],
  ops: {
    list: { anon: offered, client: offered, professional: offered, operator: offered, self: mine },
    get: { anon: offered, client: offered, professional: offered, operator: offered, self: mine },
    create: { self: mine },
    update: { self: mine },
    delete: { self: mine },
  },
  cols: {
    id: { type: 'uuid', read: everybody, filter: true },
    professionalId: { type: 'uuid', read: everybody, filter: true },
    nameFr: { type: 'text', ...written },
    nameEn: { type: 'text', ...written },
    minutes: { type: 'integer', ...written },
    feeKind: { type: 'text', ...written },
    fee: { type: 'integer', ...written, nullable: true },
    currency: { type: 'text', ...written, nullable: true },
    callTypes: { type: 'text[]', ...written },
    meetingProvider: { type: 'text', ...written },
    videoLink: { type: 'text', read: ['self'], create: ['self'], update: ['self'], nullable: true },
    preparationFr: { type: 'text', ...written, nullable: true },
    preparationEn: { type: 'text', ...written, nullable: true },
    active: { type: 'boolean', ...written, filter: true },
    position: { type: 'integer', ...written },
    shownUntil: { type: 'date' },
    createdAt: { type: 'instant', read: everybody },
    updatedAt: { type: 'instant', read: ['self'] },
  },
  forced: { professionalId: '$user' },
  erasure: { rowsOf: ['professionalId'] },
  order: [
    ['position', 'asc'],
    ['createdAt', 'asc'],
  ],
});
