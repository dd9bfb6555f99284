import type { AppointmentFacts, StoredAppointment } from './types.ts';

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
