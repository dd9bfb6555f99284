import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { href } from 'shared-contracts/remote/paths';
import type { AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatMoment } from 'shared-ui/domain/time/format-time.ts';
import { StatusBadge } from 'shared-ui/domain/status/status-badge.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { Part } from '../../components/part/part.tsx';
import { besideQuery } from '../../data/clients/appointment-notes.ts';
import styles from './practice-cards.module.css';

interface BesideAppointmentsProps {
  readonly appointment: Appointment;
  readonly view: AppointmentView;
}

const sides = ['previous', 'next'] as const;

/** The appointments of the same client before and after this one. */
export function BesideAppointments({ appointment, view }: BesideAppointmentsProps) {
  const { t } = useTranslation('remote-pro/appointment');
  const { translate, reader, party } = view;
  const query = useQuery(besideQuery(usePlatform().http, appointment));
  return (
    <Card aria-labelledby="appointment-beside" aria-busy={query.isPending}>
      <div className={styles.head}>
        <h2 id="appointment-beside" className={styles.heading}>
          {t('others.heading')}
        </h2>
        <Link to={href('/pro/clients/:id', { id: appointment.clientId })}>{t('others.client')}</Link>
      </div>
      <Part
        queries={[query]}
        title={t('others.failed')}
        skeleton={
          <div className={styles.beside}>
            {sides.map((side) => (
              <Skeleton key={side} lines={2} />
            ))}
          </div>
        }
      >
        {(beside) => (
          <div className={styles.beside}>
            {sides.map((side) => {
              const one = beside[side];
              return (
                <div key={side} className={styles.side}>
                  <span className={styles.label}>{t(`others.${side}`)}</span>
                  {one ? (
                    <>
                      <Link translate="no" to={href('/pro/rendez-vous/:id', { id: one.id })}>
                        {formatMoment(one.startsAt, reader)}
                      </Link>
                      <StatusBadge status={one.status} label={translate(`status.${one.status}`, { context: party })} />
                    </>
                  ) : (
                    <span>{t('others.none')}</span>
                  )}
                </div>
              );
            })}
          </div>
        )}
      </Part>
    </Card>
  );
}
