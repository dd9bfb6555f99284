import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface AskedDocumentsTable {
  id: Generated<string>;
  appointmentId: string;
  clientId: string;
  professionalId: string;
  /** As the professional calls it. */
  name: string;
  documentId: Maybe<string>;
  isUnavailable: Generated<boolean>;
  isAwaited: GeneratedAlways<boolean>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    askedDocuments: AskedDocumentsTable;
  }
}

const shown = { read: ['client', 'professional'] } as const;
const asked = { ...shown, create: ['professional'] } as const;
const client = { mine: 'clientId' } as const;
const professional = { mine: 'professionalId' } as const;

/** What a professional asks the client of an appointment for, until it ends; for its two parties only. */
export const askedDocumentsPolicy = definePolicy({
  table: 'askedDocuments',
  ops: {
    list: { client, professional },
    get: { client, professional },
    create: { professional },
    update: { client },
    delete: { professional },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...asked, filter: true },
    clientId: { type: 'uuid' },
    professionalId: { type: 'uuid' },
    name: { type: 'text', ...asked },
    documentId: { type: 'uuid', ...shown, nullable: true },
    isUnavailable: { type: 'boolean', ...shown, update: ['client'] },
    isAwaited: { type: 'boolean', ...shown, filter: ['client'] },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  forced: { professionalId: '$user' },
  erasure: { rowsOf: ['clientId', 'professionalId'] },
  order: [['createdAt', 'asc']],
});
