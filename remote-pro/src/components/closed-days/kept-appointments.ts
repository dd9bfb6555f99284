import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { WallRange } from 'shared-contracts/schemas/availability';
import { proposalEnd } from 'shared-ui/domain/appointments/proposal-end.ts';
import { formatClock } from 'shared-ui/domain/appointments/format-time.ts';
import { dateOf } from '../../model/date-of.ts';

/** Appointments that fall on the dates but outside the given hours (no hours: closed), in the time zone of the practice. */
export function keptAppointments(
  appointments: readonly Appointment[],
  dates: readonly string[],
  ranges: readonly WallRange[],
  timeZone: string,
): readonly Appointment[] {
  const clock = (instant: string) => formatClock(instant, { locale: 'fr', timeZone });
  const isOutside = (startsAt: string, endsAt: string) => {
    const date = dateOf(new Date(startsAt), timeZone);
    if (!dates.includes(date)) return false;
    const from = clock(startsAt);
    // An end on the next day counts as midnight.
    const to = dateOf(new Date(endsAt), timeZone) === date ? clock(endsAt) : '23:59';
    return !ranges.some(({ start, end }) => start <= from && to <= end);
  };
  return appointments.filter(
    (one) =>
      isOutside(one.startsAt, one.endsAt) ||
      (one.proposedStartsAt !== null && isOutside(one.proposedStartsAt, proposalEnd(one))),
  );
}
