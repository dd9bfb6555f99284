import type { Generated } from 'kysely';
import type { CreatedAt } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface MeetingRoomsTable {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  name: string;
  createdAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    meetingRooms: MeetingRoomsTable;
  }
}

const asClient: RowExpression = { mine: 'clientId' };
const asProfessional: RowExpression = { mine: 'professionalId' };
const parties = ['client', 'professional'] as const;
const shown = { read: parties } as const;

/** Meeting rooms are private to the two parties of the appointment. */
export const meetingRoomsPolicy = definePolicy({
  table: 'meetingRooms',
  ops: {
    list: { client: asClient, professional: asProfessional },
    get: { client: asClient, professional: asProfessional },
    create: { client: asClient, professional: asProfessional },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...shown, create: parties, filter: true },
    professionalId: { type: 'uuid', ...shown },
    clientId: { type: 'uuid', ...shown },
    name: { type: 'text', ...shown, filter: true },
    createdAt: { type: 'instant', ...shown, sort: true },
  },
  erasure: { notPersonal: ['name', 'professionalId', 'clientId'] },
  order: [['createdAt', 'desc']],
});
