import { Link } from 'react-router-dom';
import type { AppointmentView } from '../appointment-view.ts';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { meetingRoomTimes } from 'shared-contracts/schemas/meeting-room';
import { directionsAddress } from 'shared-contracts/formats/place/directions-address';
import { PhoneLink } from '../../contact/phone-link.tsx';
import { formatMoment } from '../../time/format-time.ts';
import { callAddress, meetingAddress, meetingLink } from './meeting-address.ts';

interface HowToMeetProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** How each party joins: where to go, who calls which number, the link of the video meeting. */
export function HowToMeet({ appointment, view }: HowToMeetProps) {
  const { translate, party, OwnNumber } = view;
  const { callType, client } = appointment;
  if (callType === 'in_person') return <WhereToGo appointment={appointment} view={view} />;
  if (callType === 'video') {
    const address = meetingAddress(appointment);
    if (address === undefined) {
      const isOurs = appointment.meetingProvider === 'built_in';
      return <span>{translate(isOurs ? 'meet.video.laterHere' : 'meet.video.later')}</span>;
    }
    return <Link {...meetingLink(address)}>{roomWords(address, 'meet.video.join', appointment, view)}</Link>;
  }
  const room = callAddress(appointment);
  return (
    <>
      {OwnNumber ? (
        <OwnNumber />
      ) : party === 'client' ? (
        <span>{translate('meet.call.client')}</span>
      ) : client.phone ? (
        <>
          <span>{translate('meet.call.professional')}</span> <PhoneLink number={client.phone} />
          <span>.</span>
        </>
      ) : (
        <span>{translate('meet.call.later')}</span>
      )}
      {room === undefined ? null : (
        <>
          {' '}
          <Link to={room}>{roomWords(room, 'meet.call.room', appointment, view)}</Link>
        </>
      )}
    </>
  );
}

/** A room says when it opens: until then its page waits, and opens by itself. */
function roomWords(
  address: string,
  join: 'meet.video.join' | 'meet.call.room',
  appointment: Appointment,
  { translate, reader, now }: AppointmentView,
): string {
  const { opensAt } = meetingRoomTimes(appointment);
  if (!address.startsWith('/') || opensAt <= now) return translate(join);
  const opens = join === 'meet.video.join' ? 'meet.video.opens' : 'meet.call.opens';
  return translate(opens, { when: formatMoment(new Date(opensAt).toISOString(), reader) });
}

/** The address of the practice, and for who comes there the way to it, on a map that a tap opens. */
function WhereToGo({ appointment: { professional }, view: { translate, party } }: HowToMeetProps) {
  const { address, city } = professional;
  const place = address || (city ?? '');
  const to = party === 'client' ? directionsAddress(professional) : undefined;
  return (
    <>
      <span>{translate('meet.in_person', { place })}</span>
      {to === undefined ? null : (
        <>
          {' '}
          <a href={to} target="_blank" rel="external noopener noreferrer" data-print="hide">
            {translate('meet.directions')}
          </a>
        </>
      )}
    </>
  );
}
