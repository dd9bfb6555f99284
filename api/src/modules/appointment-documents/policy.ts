import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface AppointmentDocumentsTable {
  id: Generated<string>;
  appointmentId: string;
  clientId: string;
  professionalId: string;
  uploadId: string;
  /** As the client calls it. */
  name: string;
  search: GeneratedAlways<string>;
  /** As the reason of the appointment is; a trigger keeps it. */
  withheld: Generated<boolean>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    appointmentDocuments: AppointmentDocumentsTable;
  }
}

const shown = { read: ['client', 'professional'] } as const;
const sent = { ...shown, create: ['client'] } as const;
const own = { client: { mine: 'clientId' } } as const;
const parties = {
  client: { mine: 'clientId' },
  professional: { and: [{ mine: 'professionalId' }, { column: 'withheld', equals: false }] },
} as const;

/** The client's documents, sent with the request or until the appointment ends, for its two parties only. */
export const appointmentDocumentsPolicy = definePolicy({
  table: 'appointmentDocuments',
  ops: { list: parties, get: parties, create: own, delete: own },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...sent, filter: true },
    clientId: { type: 'uuid', filterFor: ['professional'] },
    professionalId: { type: 'uuid' },
    uploadId: { type: 'uuid', create: ['client'] },
    name: { type: 'text', ...sent },
    search: { type: 'search', filterFor: ['professional'] },
    withheld: { type: 'boolean' },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  forced: { clientId: '$user' },
  erasure: { rowsOf: ['clientId'], withRow: ['name', 'withheld'] },
  order: [['createdAt', 'asc']],
});
