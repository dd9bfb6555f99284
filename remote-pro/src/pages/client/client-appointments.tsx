import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { AppointmentDocuments } from 'shared-ui/domain/appointments/page/appointment-documents.tsx';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatMoment } from 'shared-ui/domain/time/format-time.ts';
import { StatusBadge } from 'shared-ui/domain/status/status-badge.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { clientAppointments } from '../../data/clients/client-appointments.ts';
import styles from './client-page.module.css';
import { OlderRows } from './older-rows.tsx';

interface ClientAppointmentsProps {
  readonly clientId: string;
  readonly view: AppointmentView;
}

/** All appointments of a client, the latest first, with their documents and notes. */
export function ClientAppointments({ clientId, view }: ClientAppointmentsProps) {
  const { t } = useTranslation('remote-pro/clients');
  const { translate, reader, party } = view;
  const { http } = usePlatform();
  const query = useInfiniteQuery(clientAppointments(http, clientId));
  const rows = query.data?.pages.flatMap(({ appointments, documents, notesOf }) =>
    appointments.map((one) => ({
      one,
      documents: documents.filter(({ appointmentId }) => appointmentId === one.id),
      notes: notesOf[one.id] ?? null,
    })),
  );
  return (
    <Card aria-labelledby="client-appointments">
      <h2 id="client-appointments" className={styles.heading}>
        {t('one.appointments')}
      </h2>
      {rows?.length === 0 ? <p className={styles.none}>{t('one.noAppointments')}</p> : null}
      <ul className={styles.appointments}>
        {rows?.map(({ one, documents, notes }) => (
          <li key={one.id}>
            <p className={styles.when}>
              <Link translate="no" to={href('/pro/rendez-vous/:id', { id: one.id })}>
                {formatMoment(one.startsAt, reader)}
              </Link>
              <StatusBadge status={one.status} label={translate(`status.${one.status}`, { context: party })} />
            </p>
            {one.proposedStartsAt === null ? null : (
              <p className={styles.none}>
                <span>{translate('calendar.proposedTime')} </span>
                <span translate="no">{formatMoment(one.proposedStartsAt, reader)}</span>
              </p>
            )}
            <p className={styles.none}>
              {[
                translate(`callType.${one.callType}`),
                reader.locale === 'en' ? one.consultationNameEn : one.consultationNameFr,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {one.reason === null ? null : (
              <p className={styles.reason} lang="">
                {one.reason}
              </p>
            )}
            {documents.length === 0 ? null : <AppointmentDocuments documents={documents} view={view} />}
            {notes === null ? null : (
              <p className={styles.note}>
                <span className={styles.none}>{t('one.notesOf')}</span>
                <span lang="">{notes}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <OlderRows query={query} failed={t('one.olderFailed')} />
    </Card>
  );
}
