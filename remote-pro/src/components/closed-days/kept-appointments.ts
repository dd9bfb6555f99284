import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { WallRange } from 'shared-contracts/schemas/availability';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { proposalEnd } from 'shared-ui/domain/appointments/dialogs/proposal-end.ts';
import { formatClock } from 'shared-ui/domain/time/format-time.ts';
import { dateOf } from '../../model/date-of.ts';

/** The hours of a date for a way to meet (none: closed); undefined for a date that stays as it is. */
export type HoursOf = (date: string, callType: CallType) => readonly WallRange[] | undefined;

/** An appointment with those of its times, agreed and proposed, that are outside the hours. */
export interface KeptAppointment {
  readonly appointment: Appointment;
  readonly times: readonly { readonly startsAt: string; readonly endsAt: string; readonly isProposed: boolean }[];
}

/** Appointments outside these hours, in the time zone of the practice. */
export function keptAppointments(
  appointments: readonly Appointment[],
  hoursOf: HoursOf,
  timeZone: string,
): readonly KeptAppointment[] {
  const clock = (instant: string) => formatClock(instant, { locale: 'fr', timeZone });
  const isOutside = (callType: CallType, startsAt: string, endsAt: string) => {
    const date = dateOf(new Date(startsAt), timeZone);
    const ranges = hoursOf(date, callType);
    if (ranges === undefined) return false;
    const from = clock(startsAt);
    // An end on the next day counts as midnight.
    const to = dateOf(new Date(endsAt), timeZone) === date ? clock(endsAt) : '23:59';
    return !ranges.some(({ start, end }) => start <= from && to <= end);
  };
  return appointments
    .map((appointment) => {
      const { callType, startsAt, endsAt, proposedStartsAt } = appointment;
      const times = [{ startsAt, endsAt, isProposed: false }];
      if (proposedStartsAt !== null)
        times.push({ startsAt: proposedStartsAt, endsAt: proposalEnd(appointment), isProposed: true });
      return { appointment, times: times.filter((time) => isOutside(callType, time.startsAt, time.endsAt)) };
    })
    .filter(({ times }) => times.length > 0);
}
