import type { Generated } from 'kysely';
import type { CalendarProblem } from 'shared-contracts/schemas/calendar-source';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import { ownColumns, ownRows } from '../availability/own-rows.ts';

export interface CalendarSourcesTable {
  id: Generated<string>;
  professionalId: string;
  name: string;
  kind: 'ics' | 'caldav';
  host: string;
  userName: Maybe<string>;
  /** Address and password (`open-source.ts`). */
  sealed: Buffer;
  addressHash: Buffer;
  version: Maybe<string>;
  expandedFor: Maybe<string>;
  readAt: MaybeInstant;
  failure: Maybe<CalendarProblem>;
  failingSince: MaybeInstant;
  failures: Generated<number>;
  nextAt: Instant;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    calendarSources: CalendarSourcesTable;
  }
}

const { create: _, ...ops } = ownRows.ops;
const shown = { read: ['self'] } as const;

/** Calendars that a professional has read. They are added by a route of ours, which reads them first; nobody reads their secrets. */
export const calendarSourcesPolicy = definePolicy({
  ...ownRows,
  table: 'calendarSources',
  ops,
  cols: {
    ...ownColumns,
    professionalId: { type: 'uuid' },
    name: { type: 'text', ...shown, update: ['self'] },
    kind: { type: 'text', ...shown },
    host: { type: 'text', ...shown },
    userName: { type: 'text', ...shown, nullable: true },
    sealed: { type: 'binary' },
    addressHash: { type: 'binary' },
    version: { type: 'text', nullable: true },
    expandedFor: { type: 'text', nullable: true },
    readAt: { type: 'instant', ...shown, nullable: true },
    failure: { type: 'text', ...shown, nullable: true },
    failingSince: { type: 'instant', ...shown, nullable: true },
    failures: { type: 'integer' },
    nextAt: { type: 'instant' },
  },
  erasure: { rowsOf: ['professionalId'] },
  order: [['createdAt', 'asc']],
});
