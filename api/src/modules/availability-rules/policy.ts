import type { Generated } from 'kysely';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import { ownColumns, ownRows, written } from '../availability/own-rows.ts';

export interface AvailabilityRulesTable {
  id: Generated<string>;
  professionalId: string;
  weekday: number;
  startTime: string;
  endTime: string;
  callTypes: CallType[];
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    availabilityRules: AvailabilityRulesTable;
  }
}

/** A professional's weekly hours. Others see the resulting slots, never the hours. */
export const availabilityRulesPolicy = definePolicy({
  ...ownRows,
  table: 'availabilityRules',
  cols: {
    ...ownColumns,
    weekday: { type: 'integer', ...written, filter: true, sort: true },
    startTime: { type: 'text', ...written, sort: true },
    endTime: { type: 'text', ...written },
    callTypes: { type: 'text[]', ...written },
  },
  erasure: { rowsOf: ['professionalId'] },
  order: [
    ['weekday', 'asc'],
    ['startTime', 'asc'],
  ],
});
