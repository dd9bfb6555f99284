import { Link } from 'react-router-dom';
import type { AppointmentView } from './appointment-view.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { PhoneLink } from '../contact/phone-link.tsx';
import { callAddress, meetingAddress, meetingLink } from './meeting-address.ts';

interface HowToMeetProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** How each party joins: where to go, who calls which number, the link of the video meeting. */
export function HowToMeet({ appointment, view: { translate, party } }: HowToMeetProps) {
  const { callType, professional, client } = appointment;
  if (callType === 'video') {
    const address = meetingAddress(appointment);
    if (address === undefined) return translate('meet.video.later');
    return <Link {...meetingLink(address)}>{translate('meet.video.join')}</Link>;
  }
  if (callType === 'in_person')
    return translate('meet.in_person', { place: professional.address || (professional.city ?? '') });
  const room = callAddress(appointment);
  return (
    <>
      {party === 'client' ? (
        translate('meet.call.client')
      ) : client.phone ? (
        <>
          {translate('meet.call.professional')} <PhoneLink number={client.phone} />
        </>
      ) : (
        translate('meet.call.later')
      )}
      {room === undefined ? null : (
        <>
          {' '}
          <Link to={room}>{translate('meet.call.room')}</Link>
        </>
      )}
    </>
  );
}
