import { useQuery } from '@tanstack/react-query';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { meetingRoomTimes } from 'shared-contracts/schemas/meeting-room';
import { ButtonLink } from '../../../primitives/button/button-link.tsx';
import { Link } from '../../../primitives/link/link.tsx';
import { Notice } from '../../../primitives/notice/notice.tsx';
import type { AppointmentView } from '../appointment-view.ts';
import { outcomeAddress } from './outcome-address.ts';
import { isUnsaid, outcomeQueries } from '../queries/outcome-queries.ts';

interface AskOutcomeProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

/**
 * Whether a meeting took place, as long as the reader has not said it: from when the other has, or its room has closed. A professional whom
 * nobody has asked says it with the answers of the page, which know neither a failure of the technology nor their own absence.
 */
export function AskOutcome({ appointment, view: { translate, party, now } }: AskOutcomeProps) {
  const { http } = usePlatform();
  const { id, status, callType, startsAt } = appointment;
  const hasBegun = status === 'accepted' && callType !== 'in_person' && Date.parse(startsAt) <= now;
  const { data } = useQuery({
    ...outcomeQueries(http, party).one(id),
    enabled: hasBegun,
    throwOnError: false,
    meta: { isOptional: true },
  });
  if (!hasBegun || data === undefined) return null;
  if (data === null ? now < meetingRoomTimes(appointment).closesAt : !isUnsaid(data, party)) return null;
  if (data === null && party === 'professional')
    return (
      <p>
        <Link to={outcomeAddress(id)}>{translate('outcome.otherwise')}</Link>
      </p>
    );
  return (
    <Notice
      title={translate('outcome.ask')}
      action={
        <ButtonLink size="dense" to={outcomeAddress(id)}>
          {translate('outcome.answer')}
        </ButtonLink>
      }
    />
  );
}
