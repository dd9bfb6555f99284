import type { Generated } from 'kysely';
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
  createdAt: CreatedAt;
}

const shown = { read: ['client', 'professional'] } as const;
const parties = { client: { mine: 'clientId' }, professional: { mine: 'professionalId' } } as const;

/** Documents sent with a request, for its two parties only; written with the request (modules/appointments). */
export const appointmentDocumentsPolicy = definePolicy({
  table: 'appointmentDocuments',
  ops: { list: parties, get: parties },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...shown, filter: true },
    clientId: { type: 'uuid' },
    professionalId: { type: 'uuid' },
    uploadId: { type: 'uuid' },
    name: { type: 'text', ...shown },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  erasure: { rowsOf: ['clientId'], withRow: ['name'] },
  order: [['createdAt', 'asc']],
});
