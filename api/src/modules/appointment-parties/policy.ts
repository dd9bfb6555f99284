import type { Generated, GeneratedAlways } from 'kysely';
import type { PartyKind, PartyRole } from 'shared-contracts/schemas/appointment-party';
import type { CreatedAt } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface AppointmentPartiesTable {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  addedBy: 'client' | 'professional';
  role: PartyRole;
  kind: PartyKind;
  name: string;
  otherNames: Generated<string[]>;
  keys: GeneratedAlways<string[] | null>;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    appointmentParties: AppointmentPartiesTable;
  }
}

const byClient: RowExpression = { and: [{ mine: 'clientId' }, { column: 'addedBy', equals: 'client' }] };
const asProfessional: RowExpression = { mine: 'professionalId' };
const byProfessional: RowExpression = { and: [asProfessional, { column: 'addedBy', equals: 'professional' }] };
const own = { client: byClient, professional: byProfessional } as const;
const both = ['client', 'professional'] as const;
const shown = { read: both } as const;
const written = { ...shown, create: both, update: both } as const;

/** Who a matter concerns beside the client. What the professional adds is the professional's alone. */
export const appointmentPartiesPolicy = definePolicy({
  table: 'appointmentParties',
  ops: {
    list: { client: byClient, professional: asProfessional },
    get: { client: byClient, professional: asProfessional },
    create: own,
    update: own,
    delete: own,
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...shown, create: both, filter: true },
    professionalId: { type: 'uuid', create: both, byCommand: true },
    clientId: { type: 'uuid', create: both, byCommand: true, filterFor: ['professional'] },
    addedBy: { type: 'text', ...shown, create: both, byCommand: true },
    role: { type: 'text', ...written },
    kind: { type: 'text', ...written },
    name: { type: 'text', ...written },
    otherNames: { type: 'text[]', ...written },
    keys: { type: 'text[]', nullable: true },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true },
  },
  erasure: {
    columns: {
      name: { of: 'clientId', becomes: '–', keptFor: 'professionalId' },
      otherNames: { of: 'clientId', becomes: '{}', keptFor: 'professionalId' },
    },
    notPersonal: ['professionalId', 'clientId', 'addedBy', 'role', 'kind'],
  },
  order: [['createdAt', 'asc']],
});
