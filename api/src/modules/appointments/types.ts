import type {
  Actor,
  AppointmentStatus,
  Opener,
  TransitionName,
} from 'shared-contracts/processes/appointment-life-cycle';
import type { MailContext } from '../mail/mail-context.ts';
import type { AppointmentTemplate } from './appointment-template.ts';

/** The columns that commands use. */
export interface StoredAppointment {
  readonly id: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly callType: 'video' | 'call' | 'in_person';
  readonly status: AppointmentStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly proposedStartsAt: Date | null;
  readonly proposedEndsAt: Date | null;
  readonly proposedBy: 'client' | 'professional' | null;
  readonly changeReason: string | null;
  readonly changeNote: string | null;
  readonly expiresAt: Date | null;
  readonly askedNow: boolean;
  readonly openedBy: Opener;
  readonly sequence: number;
}

export const storedColumns = [
  'id',
  'professionalId',
  'clientId',
  'callType',
  'status',
  'startsAt',
  'endsAt',
  'proposedStartsAt',
  'proposedEndsAt',
  'proposedBy',
  'changeReason',
  'changeNote',
  'expiresAt',
  'askedNow',
  'openedBy',
  'sequence',
] as const satisfies readonly (keyof StoredAppointment)[];

/** A change, for the history and both parties. */
export interface Change {
  readonly appointment: StoredAppointment;
  /** The row before; undefined for a new request. */
  readonly before: StoredAppointment | undefined;
  readonly transition: TransitionName | 'request';
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly now: Date;
}

/** An appointment as it was when something happened to it. Names are read when the mail leaves: none outlives its account. */
export interface AppointmentFacts {
  readonly id: string;
  readonly professionalId: string;
  readonly clientId: string;
  readonly callType: 'video' | 'call' | 'in_person';
  readonly startsAt: string;
  readonly endsAt: string;
  /** The time that is proposed, or the one before a move. */
  readonly otherStartsAt: string | null;
  readonly otherEndsAt: string | null;
  readonly expiresAt: string | null;
  readonly changeReason: string | null;
  readonly changeNote: string | null;
  readonly sequence: number;
}

export type AppointmentMailContext = MailContext<AppointmentFacts, AppointmentTemplate>;
