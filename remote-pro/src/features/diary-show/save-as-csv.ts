import { csvFile } from 'shared-contracts/formats/file/csv';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { bookedWords } from 'shared-ui/domain/appointments/page/booked-words.ts';
import { formatClock } from 'shared-ui/domain/time/format-time.ts';

export const columns = ['date', 'start', 'end', 'client', 'consultation', 'how', 'status', 'reason'] as const;

/** Appointments as a file, one a line, in the reader's zone. */
export function appointmentsCsv(
  header: readonly string[],
  appointments: readonly Appointment[],
  view: Pick<AppointmentView, 'translate' | 'reader'>,
): string {
  const { translate, reader } = view;
  return csvFile(
    header,
    [...appointments]
      .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
      .map((one) => [
        wallTimeOf(one.startsAt, reader.timeZone).slice(0, 10),
        formatClock(one.startsAt, reader),
        formatClock(one.endsAt, reader),
        partyName(one.client),
        bookedWords(one, view).name || '',
        translate(`callType.${one.callType}`),
        translate(`status.${one.status}`, { context: 'professional' }),
        one.reason ?? '',
      ]),
    reader.locale,
  );
}
