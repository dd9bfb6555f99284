import { Clock, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerBy } from './answer-by.ts';
import { formatDay } from '../../time/format-time.ts';
import { partyName } from 'shared-contracts/formats/person/party-name';
import type { Appointment, AppointmentDocument } from 'shared-contracts/schemas/appointment';
import { StatusBadge } from '../../status/status-badge.tsx';
import { Link } from '../../../primitives/link/link.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { AppointmentProposal } from '../dialogs/appointment-proposal.tsx';
import { AppointmentTime } from './appointment-time.tsx';
import { otherParty, viewWith, type AppointmentView } from '../appointment-view.ts';
import styles from '../appointment.module.css';
import { CallTypeIcon } from './call-type-icon.tsx';
import { DateTile } from './date-tile.tsx';

export interface AppointmentCardProps {
  readonly appointment: Appointment;
  /** Its documents. */
  readonly documents: readonly AppointmentDocument[];
  readonly view: AppointmentView;
  /** Path of its page. */
  readonly to: string;
  /** Actions, shown under the facts. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
}

/** One appointment in a list: time, other party, call type, consultation, reason and status. */
export function AppointmentCard({
  appointment,
  documents,
  to,
  actions,
  headingLevel = 2,
  ...props
}: AppointmentCardProps) {
  const view = viewWith(props.view, appointment);
  const { translate, reader, party, now } = view;
  const other = otherParty(appointment, party);
  const Heading = `h${headingLevel}` as const;
  const booked = reader.locale === 'en' ? appointment.consultationNameEn : appointment.consultationNameFr;
  const expiresAt = appointment.status === 'waiting' ? appointment.expiresAt : null;
  return (
    <article className={styles.card} aria-labelledby={`appointment-${appointment.id}`}>
      <DateTile at={appointment.startsAt} reader={reader} isQuiet={appointment.status !== 'accepted'} />
      <div className={styles.texts}>
        <div className={styles.head}>
          <Heading className={styles.name} id={`appointment-${appointment.id}`}>
            <Link translate="no" variant="quiet" to={to}>
              {partyName(other)}
            </Link>
          </Heading>
          <StatusBadge
            status={appointment.status}
            label={translate(`status.${appointment.status}`, { context: party })}
          />
        </div>
        <p className={styles.line}>
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
        </p>
        <p className={styles.line} data-muted>
          <span className={styles.iconText}>
            <CallTypeIcon callType={appointment.callType} />
            <span>{translate(`callType.${appointment.callType}`)}</span>
          </span>
          {booked && <span>{booked}</span>}
          {expiresAt && Date.parse(expiresAt) > now ? (
            <span className={styles.iconText}>
              <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>{answerBy(appointment, expiresAt, view)}</span>
            </span>
          ) : null}
        </p>
        {view.conflict?.shown(appointment)}
        {appointment.reason === null ? null : (
          <p className={styles.reason} lang="">
            {appointment.reason}
          </p>
        )}
        {documents.length === 0 ? null : (
          <p className={styles.line} data-muted>
            <span className={styles.iconText}>
              <Paperclip size={16} strokeWidth={1.75} aria-hidden="true" />
              <VisuallyHidden>{translate('facts.documents')}, </VisuallyHidden>
              <span translate="no">{new Intl.ListFormat(reader.locale).format(documents.map(({ name }) => name))}</span>
            </span>
          </p>
        )}
        <AppointmentProposal appointment={appointment} view={view} />
        {actions}
      </div>
    </article>
  );
}
