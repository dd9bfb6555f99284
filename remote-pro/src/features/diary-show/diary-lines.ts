import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import type { CalendarRange } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { proposalEnd } from 'shared-ui/domain/appointments/dialogs/proposal-end.ts';

/** A line of the diary on paper or in a file. */
interface DiaryLine extends Pick<Appointment, 'startsAt' | 'endsAt'> {
  readonly appointment: Appointment;
  /** Its status, or that the time is only proposed. */
  readonly state: string;
}

/** What is in a range, all without one, in its order: appointments, and the times that are proposed, which are reserved as well. */
export function diaryLines(
  appointments: readonly Appointment[],
  { translate }: Pick<AppointmentView, 'translate'>,
  range?: CalendarRange,
): readonly DiaryLine[] {
  return appointments
    .flatMap((appointment): DiaryLine[] => {
      const { startsAt, endsAt, status, proposedStartsAt } = appointment;
      const agreed = {
        appointment,
        startsAt,
        endsAt,
        state: translate(`status.${status}`, { context: 'professional' }),
      };
      if (proposedStartsAt === null) return [agreed];
      const state = translate('calendar.proposedTime');
      return [agreed, { appointment, startsAt: proposedStartsAt, endsAt: proposalEnd(appointment), state }];
    })
    .filter(({ startsAt }) => range === undefined || (startsAt >= range.start && startsAt < range.end))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}
