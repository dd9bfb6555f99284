import { CalendarPlus, CalendarX } from 'lucide-react';
import { otherParty, type AppointmentView } from 'shared-contracts/appointments/appointment-view';
import { partyName } from 'shared-contracts/appointments/party-name';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { calendarFile } from 'shared-contracts/processes/calendar-file';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Button } from '../button/button.tsx';

interface CalendarFileButtonProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** The appointment for the reader's own calendar. Its UID never changes: taking it again updates the entry there. */
export function CalendarFileButton({ appointment, view: { words, party } }: CalendarFileButtonProps) {
  const { origin } = usePlatform();
  const isCancelled = appointment.status === 'cancelled';
  const Icon = isCancelled ? CalendarX : CalendarPlus;
  const handlePress = () => {
    const summary = words('with', { name: partyName(otherParty(appointment, party)) });
    const text = calendarFile(
      appointment,
      { summary, description: words(`callType.${appointment.callType}`), url: origin },
      new Date(),
    );
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `nimbia-${appointment.startsAt.slice(0, 10)}.ics`;
    link.click();
    // Some browsers read the file only after this task.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <Button
      variant="secondary"
      size="dense"
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={handlePress}
    >
      {words(isCancelled ? 'calendarFileCancelled' : 'calendarFile')}
    </Button>
  );
}
