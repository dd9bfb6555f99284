import { csvFile } from 'shared-contracts/formats/file/csv';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import type { CalendarRange } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import { bookedWords } from 'shared-ui/domain/appointments/page/booked-words.ts';
import { formatClock } from 'shared-ui/domain/time/format-time.ts';
import { diaryLines } from './diary-lines.ts';

export const columns = ['date', 'start', 'end', 'client', 'consultation', 'how', 'status', 'reason'] as const;

/** Appointments and proposed times as a file, one a line, in the reader's zone. */
export function appointmentsCsv(
  header: readonly string[],
  appointments: readonly Appointment[],
  view: Pick<AppointmentView, 'translate' | 'reader'>,
  range?: CalendarRange,
): string {
  const { translate, reader } = view;
  return csvFile(
    header,
    diaryLines(appointments, view, range).map(({ appointment, startsAt, endsAt, state }) => [
      wallTimeOf(startsAt, reader.timeZone).slice(0, 10),
      formatClock(startsAt, reader),
      formatClock(endsAt, reader),
      partyName(appointment.client),
      bookedWords(appointment, view).name || '',
      translate(`callType.${appointment.callType}`),
      state,
      appointment.reason ?? '',
    ]),
    reader.locale,
  );
}
