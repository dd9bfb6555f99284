import { formatDay } from './format-time.ts';
import { partyName } from 'shared-contracts/processes/party-name';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment, AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { StatusBadge } from '../status/status-badge.tsx';
import { hasContact, PracticeContact } from '../contact/practice-contact.tsx';
import { SummaryList, type SummaryRow } from '../../primitives/summary-list/summary-list.tsx';
import { AppointmentDocuments } from './appointment-documents.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import { otherParty, type AppointmentView } from './appointment-view.ts';
import styles from './appointment.module.css';
import { CallTypeIcon } from './call-type-icon.tsx';
import { HowToMeet } from './how-to-meet.tsx';
import { reasonText } from './reason-text.ts';

/** The facts of one appointment as a reader of its page sees them. Of what people wrote nobody knows the language, so none is claimed. */
export function AppointmentFacts({
  appointment,
  documents = [],
  view,
}: {
  readonly appointment: Appointment;
  /** What came with the request. */
  readonly documents?: readonly AppointmentDocument[] | undefined;
  readonly view: AppointmentView;
}) {
  const { words, reader, party, now } = view;
  const { apiUrl } = usePlatform();
  const other = otherParty(appointment, party);
  const why = reasonText(appointment.changeReason, words);
  const isToCome = blockingStatuses.some((one) => one === appointment.status) && Date.parse(appointment.endsAt) > now;
  const person = (one: Appointment['client']) => (
    <span className={styles.person}>
      <Avatar name={partyName(one)} src={imageAddress(one.profileImage, apiUrl)} size="small" />
      <span>
        {partyName(one)}
        {one.city ? <span className={styles.city}>{one.city}</span> : null}
      </span>
    </span>
  );
  const rows: (SummaryRow | undefined)[] = [
    {
      term: words('facts.status'),
      value: (
        <StatusBadge status={appointment.status} label={words(`status.${appointment.status}`, { context: party })} />
      ),
    },
    {
      term: words('facts.when'),
      value: (
        <span className={styles.line}>
          <span className={styles.when}>{formatDay(appointment.startsAt, reader)}</span>
          <AppointmentTime
            startsAt={appointment.startsAt}
            endsAt={appointment.endsAt}
            otherZone={other.timeZone}
            practice={other}
            view={view}
          />
        </span>
      ),
    },
    {
      term: words('facts.how'),
      value: (
        <span className={styles.iconText}>
          <CallTypeIcon callType={appointment.callType} />
          {words(`callType.${appointment.callType}`)}
        </span>
      ),
    },
    isToCome ? { term: words('facts.meet'), value: <HowToMeet appointment={appointment} view={view} /> } : undefined,
    { term: words('facts.professional'), value: person(appointment.professional) },
    party === 'client' && hasContact(other)
      ? { term: words('facts.reach'), value: <PracticeContact {...other} /> }
      : undefined,
    { term: words('facts.client'), value: person(appointment.client) },
    {
      term: words('facts.reason'),
      value: (
        <span className={styles.fullReason} lang="">
          {appointment.reason}
        </span>
      ),
    },
    documents.length > 0
      ? { term: words('facts.documents'), value: <AppointmentDocuments documents={documents} view={view} /> }
      : undefined,
    why === undefined ? undefined : { term: words('facts.why'), value: why },
    appointment.changeNote
      ? {
          term: words('facts.note'),
          value: (
            <span className={styles.fullReason} lang="">
              {appointment.changeNote}
            </span>
          ),
        }
      : undefined,
  ];
  return <SummaryList rows={rows.filter((row) => row !== undefined)} />;
}
