import { formatDay, formatMoment } from '../../time/format-time.ts';
import { proposalEnd } from './proposal-end.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Notice } from '../../../primitives/notice/notice.tsx';
import { AppointmentTime } from '../list/appointment-time.tsx';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import styles from '../appointment.module.css';

/** The open proposal of another time, if there is one. */
export function AppointmentProposal({
  appointment,
  view,
}: {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}) {
  const { translate, reader, party } = view;
  const other = otherParty(appointment, party);
  if (appointment.proposedStartsAt === null) return null;
  const isMine = appointment.proposedBy === party;
  return (
    <div className={styles.proposal}>
      <Notice
        tone="info"
        title={isMine ? translate('proposal.mine') : translate('proposal.theirs', { name: partyName(other) })}
      >
        <p className={styles.proposed}>
          <strong translate="no">{formatDay(appointment.proposedStartsAt, reader)}</strong>
          <AppointmentTime
            startsAt={appointment.proposedStartsAt}
            endsAt={proposalEnd(appointment)}
            otherZone={other.timeZone}
            practice={other}
            view={view}
          />
        </p>
        {appointment.expiresAt === null ? null : (
          <p>
            {translate(isMine ? 'proposal.mineUntil' : 'proposal.theirsUntil', {
              name: partyName(other),
              when: formatMoment(appointment.expiresAt, reader),
            })}
          </p>
        )}
      </Notice>
    </div>
  );
}
