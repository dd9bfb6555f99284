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
    if (address === undefined) return <span>{translate('meet.video.later')}</span>;
    return <Link {...meetingLink(address)}>{translate('meet.video.join')}</Link>;
  }
  if (callType === 'in_person')
    return <span>{translate('meet.in_person', { place: professional.address || (professional.city ?? '') })}</span>;
  const room = callAddress(appointment);
  return (
    <>
      {party === 'client' ? (
        <span>{translate('meet.call.client')}</span>
      ) : client.phone ? (
        <>
          <span>{translate('meet.call.professional')}</span> <PhoneLink number={client.phone} />
        </>
      ) : (
        <span>{translate('meet.call.later')}</span>
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
