import type { Generated } from 'kysely';
import type { Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface ConflictChecksTable {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  isLatest: Generated<boolean>;
  names: Maybe<string[]>;
  digest: Maybe<string>;
  found: number;
  checkedAt: Instant;
  confirmedAt: MaybeInstant;
  confirmedBy: Maybe<string>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    conflictChecks: ConflictChecksTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const professional = ['professional'] as const;
const shown = { read: professional } as const;

/** Checks for a conflict of interest are the professional's alone: no client learns that there was one, or what was found. */
export const conflictChecksPolicy = definePolicy({
  table: 'conflictChecks',
  ops: { list: { professional: mine }, get: { professional: mine }, create: { professional: mine } },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...shown, create: professional, filter: true },
    professionalId: { type: 'uuid' },
    clientId: { type: 'uuid' },
    isLatest: { type: 'boolean', ...shown, filter: true },
    names: { type: 'text[]', ...shown, nullable: true },
    digest: { type: 'text', nullable: true },
    found: { type: 'integer', ...shown },
    checkedAt: { type: 'instant', ...shown, filter: true, sort: true },
    confirmedAt: { type: 'instant', ...shown, nullable: true },
    confirmedBy: { type: 'uuid', nullable: true },
  },
  erasure: {
    rowsOf: ['professionalId'],
    columns: {
      names: { of: 'clientId', becomes: null, keptFor: 'professionalId' },
      digest: { of: 'clientId', becomes: null },
    },
    withRow: ['appointmentId', 'isLatest', 'found', 'checkedAt', 'confirmedAt', 'confirmedBy'],
  },
  order: [['checkedAt', 'asc']],
});
