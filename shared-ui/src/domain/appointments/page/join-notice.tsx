import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { meetingLink } from './meeting-address.ts';
import { useMeeting } from './use-meeting.ts';

interface JoinNoticeProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/** While an appointment can be joined: the way in, and whether the other waits there. It comes and goes by itself. */
export function JoinNotice({ appointment, view: { translate, party, now } }: JoinNoticeProps) {
  const { to, isOpen, isOtherHere, isSelfHere } = useMeeting(appointment, now);
  if (!isOpen || to === undefined) return null;
  const name = partyName(otherParty(appointment, party));
  return (
    <Notice
      tone={isOtherHere ? 'success' : 'info'}
      live="polite"
      title={isOtherHere ? translate('meet.here', { name }) : translate('meet.open')}
      action={
        <ButtonLink size="dense" {...meetingLink(to)} aria-label={`${translate('meet.join')}, ${name}`}>
          {translate('meet.join')}
        </ButtonLink>
      }
    >
      {isSelfHere ? translate('meet.self') : undefined}
    </Notice>
  );
}
