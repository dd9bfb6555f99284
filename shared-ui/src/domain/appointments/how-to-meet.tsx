import type { AppointmentView } from './appointment-view.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { PhoneLink } from '../contact/phone-link.tsx';

interface HowToMeetProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** How each party joins: where to go, who calls which number, where the video room will be. */
export function HowToMeet({ appointment, view: { translate, party } }: HowToMeetProps) {
  const { callType, professional, client } = appointment;
  if (callType === 'video') return translate('meet.video');
  if (callType === 'in_person')
    return translate('meet.in_person', { place: professional.address || (professional.city ?? '') });
  if (party === 'client') return translate('meet.call.client');
  if (!client.phone) return translate('meet.call.later');
  return (
    <>
      {translate('meet.call.professional')} <PhoneLink number={client.phone} />
    </>
  );
}
