import type { AppointmentView } from './appointment-view.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { PhoneLink } from '../contact/phone-link.tsx';

interface HowToMeetProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** What each of the two does when the time has come: where to go, who calls whom at which number, where the video room will be. */
export function HowToMeet({ appointment, view: { words, party } }: HowToMeetProps) {
  const { callType, professional, client } = appointment;
  if (callType === 'video') return words('meet.video');
  if (callType === 'in_person')
    return words('meet.in_person', { place: professional.address || (professional.city ?? '') });
  if (party === 'client') return words('meet.call.client');
  if (!client.phone) return words('meet.call.later');
  return (
    <>
      {words('meet.call.professional')} <PhoneLink number={client.phone} />
    </>
  );
}
