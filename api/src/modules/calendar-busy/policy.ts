import type { Generated } from 'kysely';
import type { Instant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface CalendarBusyTable {
  id: Generated<string>;
  sourceId: string;
  professionalId: string;
  startsAt: Instant;
  endsAt: Instant;
}

declare module '../../db/schema.ts' {
  interface Tables {
    calendarBusy: CalendarBusyTable;
  }
}

const mine = { mine: 'professionalId' } as const;
const self = ['self'] as const;

/** When other calendars of a professional are busy, written by the system whenever one is read. */
export const calendarBusyPolicy = definePolicy({
  table: 'calendarBusy',
  selfFor: ['professional'],
  ops: { list: { self: mine }, get: { self: mine } },
  cols: {
    id: { type: 'uuid', read: self, filter: true },
    sourceId: { type: 'uuid', read: self },
    professionalId: { type: 'uuid' },
    startsAt: { type: 'instant', read: self, filter: true, sort: true },
    endsAt: { type: 'instant', read: self, filter: true },
  },
  erasure: { rowsOf: ['professionalId'] },
  order: [['startsAt', 'asc']],
});
