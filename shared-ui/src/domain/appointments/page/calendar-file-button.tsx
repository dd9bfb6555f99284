import { CalendarPlus, CalendarX } from 'lucide-react';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { elsewhereWords } from './elsewhere-words.ts';
import { bookedWords } from './booked-words.ts';
import { saveCalendarFile } from './save-calendar-file.ts';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { withLocale } from 'shared-contracts/remote/localized-path';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Button } from '../../../primitives/button/button.tsx';

interface CalendarFileButtonProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** Exports the appointment as a calendar file. Its UID is stable, so a second import updates the entry. */
export function CalendarFileButton({ appointment, view }: CalendarFileButtonProps) {
  const { translate, party } = view;
  const { origin, locale } = usePlatform();
  const { professional } = appointment;
  const isCancelled = appointment.status === 'cancelled';
  const Icon = isCancelled ? CalendarX : CalendarPlus;
  const page = href(party === 'client' ? '/user/rendez-vous/:id' : '/pro/rendez-vous/:id', { id: appointment.id });
  const { name, fee } = bookedWords(appointment, view);
  const handlePress = () =>
    saveCalendarFile(appointment, {
      summary: translate('with', { name: partyName(otherParty(appointment, party)) }),
      // Without the reason, as others may see a calendar.
      description: [
        [name, fee, translate(`callType.${appointment.callType}`)].filter(Boolean).join(' · '),
        ...elsewhereWords(appointment, view),
      ].join('\n'),
      location:
        appointment.callType === 'in_person'
          ? (professional.address ?? professional.city ?? undefined)
          : (appointment.videoLink ?? undefined),
      url: origin + withLocale(page, locale),
    });
  return (
    <Button
      variant="secondary"
      size="dense"
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      onClick={handlePress}
    >
      {translate(isCancelled ? 'calendarFileCancelled' : 'calendarFile')}
    </Button>
  );
}
