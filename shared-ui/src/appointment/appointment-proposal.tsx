import { formatDay } from 'shared-contracts/appointments/appointment-time';
import { partyName } from 'shared-contracts/processes/party-name';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { Notice } from '../notice/notice.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import { otherParty, type AppointmentView } from 'shared-contracts/appointments/appointment-view';
import styles from './appointment.module.css';

/** Ends when the appointment lasts as long as before, unless the proposal says otherwise. */
export const proposalEnd = ({ startsAt, endsAt, proposedStartsAt, proposedEndsAt }: Appointment): string =>
  proposedEndsAt ??
  new Date(Date.parse(proposedStartsAt ?? startsAt) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString();

/** The open proposal of another time, if there is one. */
export function AppointmentProposal({
  appointment,
  view,
}: {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}) {
  const { words, reader, party } = view;
  const other = otherParty(appointment, party);
  if (appointment.proposedStartsAt === null) return null;
  const isMine = appointment.proposedBy === party;
  return (
    <div className={styles.proposal}>
      <Notice
        tone="info"
        title={isMine ? words('proposal.mine') : words('proposal.theirs', { name: partyName(other) })}
      >
        <p className={styles.proposed}>
          <strong>{formatDay(appointment.proposedStartsAt, reader)}</strong>
          <AppointmentTime
            startsAt={appointment.proposedStartsAt}
            endsAt={proposalEnd(appointment)}
            otherZone={other.timeZone}
            view={view}
          />
        </p>
        <p>{words('proposal.keeps')}</p>
      </Notice>
    </div>
  );
}
