import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { CalendarEntry } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { endAfter } from 'shared-ui/domain/appointments/times/chosen-time.ts';
import { proposalEnd } from 'shared-ui/domain/appointments/dialogs/proposal-end.ts';

/** The time that is kept free after an appointment and after a proposed time. */
export function bufferEntries(appointment: Appointment, minutes: number): CalendarEntry[] {
  if (minutes === 0 || !blockingStatuses.some((status) => status === appointment.status)) return [];
  const ends = [appointment.endsAt, ...(appointment.proposedStartsAt === null ? [] : [proposalEnd(appointment)])];
  return ends.map((end) => ({
    id: `buffer ${appointment.id} ${end}`,
    title: '',
    allDay: false,
    start: end,
    end: endAfter(end, minutes),
    ground: 'buffer' as const,
  }));
}
