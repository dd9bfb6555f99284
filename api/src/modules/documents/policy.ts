import type { Generated } from 'kysely';
import type { DocumentState } from 'shared-contracts/processes/registration-documents';
import type { DocumentKind } from 'shared-contracts/schemas/value-lists';
import type { CreatedAt, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface DocumentsTable {
  id: Generated<string>;
  professionalId: string;
  kind: DocumentKind;
  state: Generated<DocumentState>;
  /** Null where an operator has checked by other means. */
  uploadId: Maybe<string>;
  expiresOn: Maybe<string>;
  refusalReason: Maybe<string>;
  decidedAt: MaybeInstant;
  decidedBy: Maybe<string>;
  /** The last warning before it expires: so many days ahead. */
  warnedDays: Maybe<number>;
  /** Accepted, but its professional has changed what it proves: an operator must recheck it. */
  recheckSince: MaybeInstant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    documents: DocumentsTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const open: RowExpression = {
  and: [
    mine,
    {
      or: [
        { column: 'state', equals: 'submitted' },
        { column: 'state', equals: 'refused' },
        { column: 'state', equals: 'expired' },
      ],
    },
  ],
};
const shown = { read: ['self', 'operator'] } as const;

/** Registration documents: professionals submit and withdraw them, operators read and decide. */
export const documentsPolicy = definePolicy({
  table: 'documents',
  selfFor: ['professional'],
  ops: {
    list: { self: mine, operator: 'every-row' },
    get: { self: mine, operator: 'every-row' },
    create: { self: mine },
    delete: { self: open },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown, filter: true },
    kind: { type: 'text', ...shown, create: ['self'], filter: true },
    state: { type: 'text', ...shown, filter: true },
    uploadId: { type: 'uuid', create: ['self'], nullable: true },
    expiresOn: { type: 'date', ...shown, filter: true, sort: true, nullable: true },
    refusalReason: { type: 'text', ...shown, nullable: true },
    decidedAt: { type: 'instant', ...shown, nullable: true },
    decidedBy: { type: 'uuid', read: ['operator'], nullable: true },
    warnedDays: { type: 'integer', nullable: true },
    recheckSince: { type: 'instant', read: ['operator'], filter: true, nullable: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  forced: { professionalId: '$user' },
  erasure: {
    rowsOf: ['professionalId'],
    withRow: ['kind', 'state', 'expiresOn', 'refusalReason', 'decidedAt', 'warnedDays', 'recheckSince'],
  },
  order: [['createdAt', 'desc']],
});
