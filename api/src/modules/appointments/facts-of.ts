import type { StoredAppointment } from './record-change.ts';

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

/** Mail data of an appointment; `other` is the proposed time, or the time before a move. */
export function factsOf(
  appointment: StoredAppointment,
  other?: { readonly startsAt: Date | null; readonly endsAt: Date | null },
): AppointmentFacts {
  const { id, professionalId, clientId, callType, changeReason, changeNote, sequence } = appointment;
  return {
    id,
    professionalId,
    clientId,
    callType,
    startsAt: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    otherStartsAt: other?.startsAt?.toISOString() ?? null,
    otherEndsAt: other?.endsAt?.toISOString() ?? null,
    expiresAt: appointment.expiresAt?.toISOString() ?? null,
    changeReason,
    changeNote,
    sequence,
  };
}
