import type { Generated } from 'kysely';
import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { CreatedAt, Instant, Maybe } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';

export interface AppointmentHistoryTable {
  id: Generated<string>;
  appointmentId: string;
  professionalId: string;
  clientId: string;
  at: CreatedAt;
  actorRole: 'client' | 'professional' | 'operator' | 'system';
  actorId: Maybe<string>;
  transition: string;
  fromStatus: Maybe<AppointmentStatus>;
  toStatus: AppointmentStatus;
  changeReason: Maybe<string>;
  changeNote: Maybe<string>;
  startsAt: Instant;
  /** Requested when the waiting list offered the time. */
  fromWaiting: Generated<boolean>;
}

declare module '../../db/schema.ts' {
  interface Tables {
    appointmentHistory: AppointmentHistoryTable;
  }
}

const parties = ['client', 'professional', 'operator'] as const;
const shown = { read: parties } as const;

/** History of an appointment, for its two parties; written by the system only and never changed. */
export const appointmentHistoryPolicy = definePolicy({
  table: 'appointmentHistory',
  ops: {
    list: { client: { mine: 'clientId' }, professional: { mine: 'professionalId' }, operator: 'every-row' },
    get: { client: { mine: 'clientId' }, professional: { mine: 'professionalId' }, operator: 'every-row' },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    appointmentId: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid' },
    clientId: { type: 'uuid' },
    at: { type: 'instant', ...shown, filter: true, sort: true },
    actorRole: { type: 'text', ...shown },
    actorId: { type: 'uuid', read: ['operator'], nullable: true },
    transition: { type: 'text', ...shown },
    fromStatus: { type: 'text', ...shown, nullable: true },
    toStatus: { type: 'text', ...shown },
    changeReason: { type: 'text', ...shown, nullable: true },
    changeNote: { type: 'text', ...shown, nullable: true },
    startsAt: { type: 'instant', ...shown },
    fromWaiting: { type: 'boolean', ...shown },
  },
  erasure: {
    rowsOfBoth: ['clientId', 'professionalId'],
    withRow: [
      'at',
      'actorRole',
      'actorId',
      'transition',
      'fromStatus',
      'toStatus',
      'changeReason',
      'changeNote',
      'startsAt',
      'fromWaiting',
    ],
  },
  order: [['at', 'asc']],
});
