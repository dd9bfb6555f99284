import type { Generated } from 'kysely';
import type { CreatedAt, Json, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import { ownColumns, ownRows, written } from '../availability/own-rows.ts';

export interface AvailabilityExceptionsTable {
  id: Generated<string>;
  professionalId: string;
  date: string;
  ranges: Json<{ start: string; end: string }[]>;
  reason: Maybe<string>;
  substituteId: Maybe<string>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    availabilityExceptions: AvailabilityExceptionsTable;
  }
}

/** Days with other hours, or none. */
export const availabilityExceptionsPolicy = definePolicy({
  ...ownRows,
  table: 'availabilityExceptions',
  cols: {
    ...ownColumns,
    date: { type: 'date', ...written, filter: true, sort: true },
    ranges: { type: 'json', ...written },
    reason: { type: 'text', ...written, nullable: true },
    substituteId: { type: 'uuid', ...written, nullable: true },
  },
  erasure: {
    rowsOf: ['professionalId'],
    columns: { substituteId: { of: 'substituteId', becomes: null } },
    withRow: ['date', 'ranges', 'reason'],
  },
  order: [['date', 'asc']],
});
