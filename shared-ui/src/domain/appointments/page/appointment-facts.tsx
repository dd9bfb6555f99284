import type { ReactNode } from 'react';
import { formatDay } from '../../time/format-time.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { imageAddress } from 'shared-contracts/platform/image-address';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { blockingStatuses } from 'shared-contracts/processes/appointment-life-cycle';
import type { Appointment, AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { Avatar } from '../../../primitives/avatar/avatar.tsx';
import { Link } from '../../../primitives/link/link.tsx';
import { StatusBadge } from '../../status/status-badge.tsx';
import { hasContact, PracticeContact } from '../../contact/practice-contact.tsx';
import { SummaryList, type SummaryRow } from '../../../primitives/summary-list/summary-list.tsx';
import { AppointmentDocuments } from './appointment-documents.tsx';
import { AppointmentTime } from '../list/appointment-time.tsx';
import { otherParty, type AppointmentView } from '../appointment-view.ts';
import styles from '../appointment.module.css';
import { BookedConsultation } from './booked-consultation.tsx';
import { CallTypeIcon } from '../list/call-type-icon.tsx';
import { HowToMeet } from './how-to-meet.tsx';
import { reasonText } from './reason-text.ts';

/** The facts of one appointment. The language of user input is unknown, so `lang` is not set. */
export function AppointmentFacts({
  appointment,
  documents = [],
  view,
  zoneNote,
}: {
  readonly appointment: Appointment;
  /** Documents of the request. */
  readonly documents?: readonly AppointmentDocument[] | undefined;
  readonly view: AppointmentView;
  /** Beside the date and time. */
  readonly zoneNote?: ReactNode;
}) {
  const { translate, reader, party, now } = view;
  const { apiUrl } = usePlatform();
  const other = otherParty(appointment, party);
  const why = reasonText(appointment.changeReason, translate);
  const { preparationFr, preparationEn } = appointment;
  const preparation = party === 'client' && (reader.locale === 'en' ? preparationEn : preparationFr);
  const isToCome = blockingStatuses.some((one) => one === appointment.status) && Date.parse(appointment.endsAt) > now;
  const person = (one: Appointment['client'], page?: string) => (
    <span className={styles.person}>
      <Avatar name={partyName(one)} id={one.id} src={imageAddress(one.profileImage, apiUrl)} size="small" />
      <span>
        {page === undefined ? (
          <span translate="no">{partyName(one)}</span>
        ) : (
          <Link translate="no" to={page}>
            {partyName(one)}
          </Link>
        )}
        {one.city ? <span className={styles.city}>{one.city}</span> : null}
      </span>
    </span>
  );
  const rows: (SummaryRow | undefined)[] = [
    {
      term: translate('facts.status'),
      value: (
        <StatusBadge
          status={appointment.status}
          label={translate(`status.${appointment.status}`, { context: party })}
        />
      ),
    },
    {
      term: translate('facts.when'),
      value: (
        <>
          <span className={styles.line}>
            <span translate="no" className={styles.when}>
              {formatDay(appointment.startsAt, reader)}
            </span>
            <AppointmentTime
              startsAt={appointment.startsAt}
              endsAt={appointment.endsAt}
              otherZone={other.timeZone}
              practice={other}
              view={view}
            />
          </span>
          {zoneNote}
        </>
      ),
    },
    appointment.consultationNameFr === null
      ? undefined
      : {
          term: translate('facts.consultation'),
          value: <BookedConsultation appointment={appointment} view={view} />,
        },
    {
      term: translate('facts.how'),
      value: (
        <span className={styles.iconText}>
          <CallTypeIcon callType={appointment.callType} />
          <span>{translate(`callType.${appointment.callType}`)}</span>
        </span>
      ),
    },
    isToCome
      ? { term: translate('facts.meet'), value: <HowToMeet appointment={appointment} view={view} /> }
      : undefined,
    preparation
      ? {
          term: translate(appointment.callType === 'in_person' ? 'facts.bring' : 'facts.prepare'),
          value: <span className={styles.fullReason}>{preparation}</span>,
        }
      : undefined,
    party === 'client' ? { term: translate('facts.professional'), value: person(appointment.professional) } : undefined,
    party === 'client' && hasContact(other)
      ? { term: translate('facts.reach'), value: <PracticeContact {...other} /> }
      : undefined,
    { term: translate('facts.client'), value: person(appointment.client, view.hrefOfClient?.(appointment.clientId)) },
    appointment.reason === null
      ? undefined
      : {
          term: translate('facts.reason'),
          value: (
            <span className={styles.fullReason} lang="">
              {appointment.reason}
            </span>
          ),
        },
    documents.length > 0
      ? { term: translate('facts.documents'), value: <AppointmentDocuments documents={documents} view={view} /> }
      : undefined,
    why === undefined ? undefined : { term: translate('facts.why'), value: why },
    appointment.changeNote
      ? {
          term: translate('facts.note'),
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
