import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentChange } from 'shared-contracts/schemas/appointment-change';
import type { AppointmentAction } from './available-actions.ts';

/** Body of PUT /base/appointments/update-where/{id}. */
export interface AppointmentUpdate {
  readonly where: Readonly<Record<string, string | null>>;
  readonly set:
    | AppointmentChange
    | { readonly proposedStartsAt: string | null; readonly proposedEndsAt?: string | null }
    | { readonly startsAt: string };
}

/** The input of an action's dialog. */
export interface ActionInput {
  readonly reason?: string;
  readonly note?: string;
  readonly startsAt?: string;
  readonly endsAt?: string;
}

type Change<S extends AppointmentChange['status']> = Extract<AppointmentChange, { status: S }>;

/** The compare-and-set body of an action on the appointment as displayed. */
export function appointmentUpdate(
  appointment: Appointment,
  action: AppointmentAction,
  input: ActionInput = {},
): AppointmentUpdate {
  const seen = { status: appointment.status };
  const seenProposal = { ...seen, proposedStartsAt: appointment.proposedStartsAt };
  const note = input.note ? { changeNote: input.note } : {};
  switch (action) {
    case 'accept':
      // Another time may have been asked for meanwhile.
      return { where: seenProposal, set: { status: 'accepted' } };
    case 'reject':
      return {
        where: seen,
        set: { status: 'rejected', changeReason: input.reason as Change<'rejected'>['changeReason'], ...note },
      };
    case 'withdraw':
      return { where: seen, set: { status: 'withdrawn', ...note } };
    case 'cancel':
      return {
        where: seen,
        set: {
          status: 'cancelled',
          ...(input.reason ? { changeReason: input.reason as NonNullable<Change<'cancelled'>['changeReason']> } : {}),
          ...note,
        },
      };
    case 'complete':
      return { where: seen, set: { status: 'done' } };
    case 'miss':
      return { where: seen, set: { status: 'no_show' } };
    case 'propose':
      return {
        where: seenProposal,
        set: { proposedStartsAt: input.startsAt ?? null, ...(input.endsAt ? { proposedEndsAt: input.endsAt } : {}) },
      };
    case 'accept_proposal':
      return { where: seenProposal, set: { startsAt: appointment.proposedStartsAt ?? appointment.startsAt } };
    case 'decline_proposal':
    case 'take_back':
      return { where: seenProposal, set: { proposedStartsAt: null } };
  }
}
