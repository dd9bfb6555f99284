import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { href } from 'shared-contracts/remote/paths';
import type { Appointment } from 'shared-contracts/schemas/appointment';
import { viewWith, type AppointmentView } from 'shared-ui/domain/appointments/appointment-view.ts';
import { formatDay } from 'shared-ui/domain/time/format-time.ts';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { Link } from 'shared-ui/primitives/link/link.tsx';
import styles from './dashboard-page.module.css';

/** The soonest; the others come when their day is near. */
const SHOWN = 3;

interface ToPrepareProps {
  readonly appointments: readonly Appointment[];
  readonly view: AppointmentView;
}

/** What the professionals asked the client to bring, of appointments without a document; nothing without any. */
export function ToPrepare({ appointments, view }: ToPrepareProps) {
  const { t } = useTranslation('remote-user/dashboard');
  if (appointments.length === 0) return null;
  return (
    <Card aria-labelledby="prepare-heading" className={styles.aside}>
      <h2 id="prepare-heading" className={styles.heading}>
        {t('prepare.title')}
      </h2>
      <ul className={styles.prepare}>
        {appointments.slice(0, SHOWN).map((appointment) => {
          const { id, professional, startsAt, preparationFr, preparationEn } = appointment;
          const { reader } = viewWith(view, appointment);
          const name = partyName(professional);
          const inEnglish = preparationEn ?? preparationFr;
          return (
            <li key={id}>
              <p translate="no" className={styles.strong}>{`${name}, ${formatDay(startsAt, reader, 'short')}`}</p>
              <p className={styles.wanted} lang="">
                {reader.locale === 'en' ? inEnglish : (preparationFr ?? preparationEn)}
              </p>
              <Link to={href('/user/rendez-vous/:id', { id })} aria-label={`${t('prepare.add')}, ${name}`}>
                {t('prepare.add')}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
