import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface ClientsTable {
  id: Generated<string>;
  professionalId: string;
  clientId: string;
  lastName: string;
  firstNames: string;
  nameKey: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
  keys: GeneratedAlways<string[] | null>;
  lastAt: MaybeInstant;
  nextAt: MaybeInstant;
  appointmentCount: Generated<number>;
  lastContactAt: Instant;
  privateNotes: Maybe<string>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    clients: ClientsTable;
  }
}

const mine: RowExpression = { mine: 'professionalId' };
const professional = ['professional'] as const;
const shown = { read: professional } as const;

/** A professional's clients are the professional's alone: no client learns that they are among them, or what is noted. */
export const clientsPolicy = definePolicy({
  table: 'clients',
  ops: { list: { professional: mine }, get: { professional: mine }, update: { professional: mine } },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown },
    clientId: { type: 'uuid', ...shown, filter: true },
    lastName: { type: 'text', ...shown },
    firstNames: { type: 'text', ...shown },
    // Last name first, without accents and case.
    nameKey: { type: 'text', ...shown, filter: true, sort: true },
    search: { type: 'search', filterFor: professional },
    // Of names that may be the same (migration 072).
    keys: { type: 'text[]', nullable: true },
    lastAt: { type: 'instant', ...shown, filter: true, sort: true, nullable: true },
    nextAt: { type: 'instant', ...shown, filter: true, sort: true, nullable: true },
    appointmentCount: { type: 'integer', ...shown, filter: true, sort: true },
    lastContactAt: { type: 'instant', ...shown, filter: true, sort: true },
    privateNotes: { type: 'text', ...shown, update: professional, nullable: true, large: true },
    createdAt: { type: 'instant', ...shown },
  },
  erasure: {
    rowsOf: ['professionalId'],
    columns: {
      lastName: { of: 'clientId', becomes: '–' },
      firstNames: { of: 'clientId', becomes: '–' },
      privateNotes: { of: 'clientId', becomes: null, keptFor: 'professionalId' },
    },
    withRow: ['lastAt', 'nextAt', 'appointmentCount', 'lastContactAt'],
  },
  order: [['lastContactAt', 'desc']],
});
