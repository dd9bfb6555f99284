import { useTranslation } from 'react-i18next';
import { AppointmentChat } from 'shared-ui/domain/messages/appointment-chat.tsx';
import type { MeetingSubject } from '../meeting-subject.ts';

/** The conversation of the appointment. */
export function RoomChat({ subject: { party, other, appointment, reader } }: { readonly subject: MeetingSubject }) {
  const { t } = useTranslation('remote-public/messages');
  return <AppointmentChat appointmentId={appointment.id} to={other.id} translate={t} reader={reader} party={party} />;
}
