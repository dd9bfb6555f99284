import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { AppointmentProposal } from 'shared-ui/domain/appointments/dialogs/appointment-proposal.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatDay, formatDistance, formatTime } from 'shared-ui/domain/time/format-time.ts';
import { Badge } from 'shared-ui/primitives/badge/badge.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from '../dashboard-page.module.css';

interface RequestCardProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
  readonly to: string;
  /** The answer. */
  readonly children: ReactNode;
}

/** A request or a proposed time: who, when, how, about what, and until when it can be answered. */
export function RequestCard({ appointment, view, to, children }: RequestCardProps) {
  const { t } = useTranslation('remote-pro/dashboard');
  const { translate, reader, now } = view;
  const { startsAt, callType, reason, expiresAt, proposedBy } = appointment;
  const awaitsMe = proposedBy !== 'professional';
  return (
    <Card aria-labelledby={`request-${appointment.id}`} className={styles.request}>
      <div className={styles.head}>
        <h3 id={`request-${appointment.id}`} className={styles.name}>
          <Link translate="no" variant="quiet" to={to}>
            {partyName(appointment.client)}
          </Link>
        </h3>
        {expiresAt !== null && awaitsMe && Date.parse(expiresAt) > now ? (
          <Badge tone="warning">
            {t('pending.expires', { when: formatDistance(Date.parse(expiresAt), now, reader) })}
          </Badge>
        ) : null}
      </div>
      <p className={styles.note}>
        {`${sentenceCase(formatDay(startsAt, reader, 'short'))}, ${formatTime(startsAt, reader)} · ${translate(`callType.${callType}`)}`}
      </p>
      {view.conflict?.shown(appointment)}
      {reason === null ? null : (
        <p className={styles.reason} lang="">
          {reason}
        </p>
      )}
      <AppointmentProposal appointment={appointment} view={view} />
      {children}
    </Card>
  );
}
