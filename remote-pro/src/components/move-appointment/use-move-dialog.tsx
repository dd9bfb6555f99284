import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { busyWith } from 'shared-ui/domain/appointments/times/busy-with.ts';
import { formatTimeRange } from 'shared-ui/domain/time/format-time.ts';
import type { CalendarMove } from 'shared-ui/domain/calendar/calendar-entry.ts';
import { MoveDialog } from './move-dialog.tsx';
import { timeOf } from './time-of.ts';

/** Asks before an appointment is moved; says why where it cannot be. */
export function useMoveDialog(rows: readonly Appointment[], view: AppointmentView) {
  const { t } = useTranslation('remote-pro/conflicts');
  const { toast } = usePlatform();
  const [move, setMove] = useState<CalendarMove>();
  const appointmentOf = (id: string) => rows.find((one) => one.id === id);
  const ask = (change: CalendarMove) => {
    const appointment = appointmentOf(change.id);
    if (!appointment) return;
    if (view.conflict?.isDue(appointment)) return toast.error(t('checkFirst', { name: partyName(appointment.client) }));
    const end = change.end ?? timeOf(appointment, change.start).end;
    const other = busyWith(rows, change.id, { start: change.start, end });
    if (!other) return setMove(change);
    const time = formatTimeRange(other.startsAt, other.endsAt, view.reader);
    toast.error(view.translate('calendar.busy', { name: partyName(other.client), time }));
  };
  const moved = move && appointmentOf(move.id);
  const close = () => setMove(undefined);
  const dialog =
    move && moved ? <MoveDialog move={move} appointment={moved} view={view} onDone={close} onCancel={close} /> : null;
  return { ask, dialog };
}
