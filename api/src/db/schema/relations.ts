import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

export interface FollowsTable {
  id: Generated<string>;
  clientId: string;
  professionalId: string;
  createdAt: CreatedAt;
}

export interface MeetingRoomsTable {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  name: string;
  createdAt: CreatedAt;
}
