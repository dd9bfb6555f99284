import type { Generated, GeneratedAlways } from 'kysely';
import type { AppointmentStatus } from 'shared-contracts/processes/appointment-life-cycle';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface AppointmentsTable {
  id: Generated<string>;
  professionalId: string;
  clientId: string;
  callType: CallType;
  status: Generated<AppointmentStatus>;
  startsAt: Instant;
  endsAt: Instant;
  bufferMinutes: Generated<number>;
  during: GeneratedAlways<string>;
  busy: GeneratedAlways<string>;
  awaitsAnswer: GeneratedAlways<boolean>;
  proposedStartsAt: MaybeInstant;
  proposedEndsAt: MaybeInstant;
  proposedBy: Maybe<'client' | 'professional'>;
  reason: string;
  changeReason: Maybe<string>;
  changeNote: Maybe<string>;
  privateNotes: Maybe<string>;
  expiresAt: MaybeInstant;
  sequence: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

const asClient: RowExpression = { mine: 'clientId' };
const asProfessional: RowExpression = { mine: 'professionalId' };
const parties = ['client', 'professional', 'operator'] as const;
const shown = { read: parties } as const;
/** Filters on one's own appointments, served by the indexes on party, status and time. */
const amongOwn = ['client', 'professional'] as const;
/** Derived from the professional's settings; clients cannot choose it. */
const derived = { create: ['client'], byCommand: true } as const;

/**
 * Appointments belong to their two parties. Clients create them; every later change is a transition of the life cycle, written by the
 * system (change-appointment.ts), so no caller may update a row.
 */
export const appointmentsPolicy = definePolicy({
  table: 'appointments',
  ops: {
    list: { client: asClient, professional: asProfessional, operator: 'every-row' },
    get: { client: asClient, professional: asProfessional, operator: 'every-row' },
    aggregate: { client: asClient, professional: asProfessional, operator: 'every-row' },
    create: { client: asClient },
    update: { professional: asProfessional },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown, filter: true, create: ['client'] },
    clientId: { type: 'uuid', ...shown, filter: true },
    callType: { type: 'text', ...shown, filter: amongOwn, aggregate: true, create: ['client'] },
    status: { type: 'text', ...shown, filter: true, aggregate: true },
    startsAt: { type: 'instant', ...shown, filter: true, sort: true, aggregate: true, create: ['client'] },
    endsAt: { type: 'instant', ...shown, filter: amongOwn, ...derived },
    bufferMinutes: { type: 'integer', ...derived },
    during: { type: 'range', filterFor: amongOwn },
    // The proposed range; used by the exclusion constraint.
    busy: { type: 'range' },
    proposedStartsAt: { type: 'instant', ...shown, filter: amongOwn, nullable: true },
    proposedEndsAt: { type: 'instant', ...shown, nullable: true },
    proposedBy: { type: 'text', ...shown, filter: amongOwn, nullable: true },
    awaitsAnswer: { type: 'boolean', filterFor: amongOwn },
    reason: { type: 'text', ...shown, create: ['client'] },
    changeReason: { type: 'text', ...shown, nullable: true },
    changeNote: { type: 'text', ...shown, nullable: true },
    privateNotes: { type: 'text', read: ['professional'], update: ['professional'], nullable: true },
    expiresAt: { type: 'instant', ...shown, ...derived, nullable: true },
    sequence: { type: 'integer', ...shown },
    createdAt: { type: 'instant', ...shown, filter: true, sort: true, aggregate: true },
    updatedAt: { type: 'instant', ...shown },
  },
  forced: { clientId: '$user' },
  erasure: {
    columns: {
      reason: { of: 'clientId', becomes: '–', keptFor: 'professionalId' },
      changeNote: { of: 'clientId', becomes: null, keptFor: 'professionalId' },
      privateNotes: { of: 'professionalId', becomes: null },
    },
    notPersonal: [
      'callType',
      'status',
      'proposedBy',
      'changeReason',
      'startsAt',
      'endsAt',
      'bufferMinutes',
      'proposedStartsAt',
      'proposedEndsAt',
      'expiresAt',
      'sequence',
    ],
  },
  order: [['startsAt', 'asc']],
});
