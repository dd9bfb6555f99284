import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import type { MeetingOutcomeName } from 'shared-contracts/schemas/meeting-outcome';
import { meetingRoomTimes } from 'shared-contracts/schemas/meeting-room';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { Link } from '../../../primitives/link/link.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import { outcomeAddress } from './outcome-address.ts';
import { useOutcome } from '../queries/use-outcome.ts';

interface AskOutcomeProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/**
 * Whether a meeting took place, until that is settled: what each has said, from when the other has or its room has closed, and the way to
 * say or change it. A professional whom nobody has asked says it with the answers of the page, which know neither a failure of the
 * technology nor their own absence.
 */
export function AskOutcome({ appointment, view: { translate, party, now } }: AskOutcomeProps) {
  const { id } = appointment;
  const data = useOutcome(appointment, party, now);
  if (data === undefined || (data !== null && data.settled !== null)) return null;
  if (data === null && now < meetingRoomTimes(appointment).closesAt) return null;
  if (data === null && party === 'professional')
    return (
      <p>
        <Link to={outcomeAddress(id)}>{translate('outcome.otherwise')}</Link>
      </p>
    );
  const name = partyName(otherParty(appointment, party));
  const [own, others] =
    party === 'client' ? [data?.clientSays, data?.professionalSays] : [data?.professionalSays, data?.clientSays];
  const tell = (said: MeetingOutcomeName) =>
    translate(said === `${party}_absent` ? 'outcome.said.youAbsent' : `outcome.said.${said}`, { name });
  return (
    <Notice
      tone={own && others ? 'warning' : 'info'}
      title={translate(own ? (others ? 'outcome.differs' : 'outcome.waiting') : 'outcome.ask', { name })}
      action={
        <ButtonLink size="dense" variant={own ? 'secondary' : 'primary'} to={outcomeAddress(id)}>
          {translate(own ? 'outcome.change' : 'outcome.answer')}
        </ButtonLink>
      }
    >
      {own ? <p>{translate('outcome.own', { what: tell(own) })}</p> : null}
      {others ? <p>{translate('outcome.other', { name, what: tell(others) })}</p> : null}
      {own && others ? <p>{translate('outcome.nothing')}</p> : null}
    </Notice>
  );
}
