import type { Generated, GeneratedAlways } from 'kysely';
import type { AppointmentStatus, Opener } from 'shared-contracts/processes/appointment-life-cycle';
import type { MeetingProvider } from 'shared-contracts/schemas/meeting-provider';
import type { CallType, FeeCurrency, FeeKind } from 'shared-contracts/schemas/vocabulary';
import type { CreatedAt, Instant, Maybe, MaybeInstant } from '../../db/schema/column-types.ts';
import { definePolicy } from '../../policy/policy.ts';
import type { RowExpression } from '../../policy/row-expression.ts';

export interface AppointmentsTable {
  id: Generated<string>;
  professionalId: string;
  clientId: string;
  callType: CallType;
  /** What it was booked as, at the time of the request; null in older appointments. */
  consultationId: Maybe<string>;
  consultationNameFr: Maybe<string>;
  consultationNameEn: Maybe<string>;
  preparationFr: Maybe<string>;
  preparationEn: Maybe<string>;
  feeKind: Maybe<FeeKind>;
  fee: Maybe<number>;
  currency: Maybe<FeeCurrency>;
  meetingProvider: Generated<MeetingProvider>;
  keptVideoLink: Maybe<string>;
  videoLink: GeneratedAlways<string | null>;
  status: Generated<AppointmentStatus>;
  startsAt: Instant;
  endsAt: Instant;
  bufferMinutes: Generated<number>;
  during: GeneratedAlways<string>;
  busy: GeneratedAlways<string>;
  awaitsAnswer: GeneratedAlways<boolean>;
  /** The party that must answer, if one must. */
  answerFrom: GeneratedAlways<Opener | null>;
  /** By its client. */
  reviewed: Generated<boolean>;
  awaitsReview: GeneratedAlways<boolean>;
  proposedStartsAt: MaybeInstant;
  proposedEndsAt: MaybeInstant;
  proposedBy: Maybe<'client' | 'professional'>;
  /** A call at once: it begins when it is accepted, which it can be for ten minutes. */
  askedNow: Generated<boolean>;
  /** The other party answers. */
  openedBy: Generated<Opener>;
  reason: string;
  /** Until the professional has checked for a conflict of interest, where one was found. */
  withheld: Generated<boolean>;
  shownReason: GeneratedAlways<string | null>;
  /** Its names with those of other matters, for the first time; null in older appointments. */
  comparedAt: MaybeInstant;
  changeReason: Maybe<string>;
  changeNote: Maybe<string>;
  privateNotes: Maybe<string>;
  expiresAt: MaybeInstant;
  sequence: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

declare module '../../db/schema.ts' {
  interface Tables {
    appointments: AppointmentsTable;
  }
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
 * Appointments belong to their two parties. Either creates them, the professional for clients that are known (offer-appointment.ts); every later change is a transition of the life cycle, written by the
 * system (change-appointment.ts), so no caller may update a row.
 */
export const appointmentsPolicy = definePolicy({
  table: 'appointments',
  ops: {
    list: { client: asClient, professional: asProfessional, operator: 'every-row' },
    get: { client: asClient, professional: asProfessional, operator: 'every-row' },
    aggregate: { client: asClient, professional: asProfessional, operator: 'every-row' },
    create: { client: asClient, professional: asProfessional },
    update: { professional: asProfessional },
  },
  cols: {
    id: { type: 'uuid', ...shown, filter: true },
    professionalId: { type: 'uuid', ...shown, filter: true, create: ['client'] },
    clientId: { type: 'uuid', ...shown, filter: true, create: ['professional'] },
    callType: { type: 'text', ...shown, filter: amongOwn, aggregate: true, create: amongOwn },
    consultationId: { type: 'uuid', ...shown, create: amongOwn, nullable: true },
    consultationNameFr: { type: 'text', ...shown, ...derived, nullable: true },
    consultationNameEn: { type: 'text', ...shown, ...derived, nullable: true },
    preparationFr: { type: 'text', ...shown, ...derived, nullable: true },
    preparationEn: { type: 'text', ...shown, ...derived, nullable: true },
    feeKind: { type: 'text', ...shown, ...derived, nullable: true },
    fee: { type: 'integer', ...shown, ...derived, nullable: true },
    currency: { type: 'text', ...shown, ...derived, nullable: true },
    meetingProvider: { type: 'text', ...shown, ...derived },
    keptVideoLink: { type: 'text', ...derived, nullable: true },
    // The same once the appointment is accepted.
    videoLink: { type: 'text', read: amongOwn, nullable: true },
    status: { type: 'text', ...shown, filter: true, aggregate: true },
    startsAt: { type: 'instant', ...shown, filter: true, sort: true, aggregate: true, create: amongOwn },
    endsAt: { type: 'instant', ...shown, filter: amongOwn, ...derived },
    bufferMinutes: { type: 'integer', ...derived },
    during: { type: 'range', filterFor: amongOwn },
    // The proposed range; used by the exclusion constraint.
    busy: { type: 'range' },
    proposedStartsAt: { type: 'instant', ...shown, filter: amongOwn, nullable: true },
    proposedEndsAt: { type: 'instant', ...shown, nullable: true },
    proposedBy: { type: 'text', ...shown, filter: amongOwn, nullable: true },
    awaitsAnswer: { type: 'boolean', filterFor: amongOwn },
    answerFrom: { type: 'text', filterFor: amongOwn, nullable: true },
    reviewed: { type: 'boolean' },
    awaitsReview: { type: 'boolean', filterFor: ['client'] },
    askedNow: { type: 'boolean', ...shown, filter: amongOwn, ...derived },
    openedBy: { type: 'text', ...shown, filter: amongOwn },
    reason: { type: 'text', read: ['client', 'operator'], create: amongOwn },
    withheld: { type: 'boolean', read: ['professional'] },
    // The reason, unless it is withheld.
    shownReason: { type: 'text', read: ['professional'], nullable: true },
    comparedAt: { type: 'instant', read: ['professional'], nullable: true },
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
      consultationNameFr: { of: 'professionalId', becomes: null, keptFor: 'clientId' },
      consultationNameEn: { of: 'professionalId', becomes: null, keptFor: 'clientId' },
      preparationFr: { of: 'professionalId', becomes: null, keptFor: 'clientId' },
      preparationEn: { of: 'professionalId', becomes: null, keptFor: 'clientId' },
      keptVideoLink: { of: 'professionalId', becomes: null },
      privateNotes: { of: 'professionalId', becomes: null },
    },
    notPersonal: [
      'withheld',
      'comparedAt',
      'reviewed',
      'callType',
      'meetingProvider',
      'askedNow',
      'openedBy',
      'feeKind',
      'fee',
      'currency',
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
