import { useTranslation } from 'react-i18next';
import { AppointmentChat } from 'shared-ui/domain/messages/appointment-chat.tsx';
import { readerOf } from 'shared-ui/domain/time/format-time.ts';
import type { MeetingSubject } from '../meeting-subject.ts';

/** The conversation of the appointment, by the clocks of the device: the room names no others, and what is said in it is said now. */
export function RoomChat({ subject: { party, other, appointment, reader } }: { readonly subject: MeetingSubject }) {
  const { t } = useTranslation('remote-public/messages');
  const here = readerOf(reader.locale, appointment.professional);
  return <AppointmentChat appointmentId={appointment.id} to={other.id} translate={t} reader={here} party={party} />;
}
