import { PhoneCall } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { formatTime, type Reader } from 'shared-contracts/formats/time/reader-time';
import { href } from 'shared-contracts/remote/paths';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { callPath } from 'shared-ui/domain/booking/booking-path.ts';
import { ResultCard } from 'shared-ui/domain/public-profile/result-card.tsx';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import styles from './available.module.css';

interface CallListProps {
  readonly title: string;
  readonly people: readonly PublicProfessional[];
  /** What was booked last, by professional. */
  readonly consultationOf?: ReadonlyMap<string, string>;
  readonly reader: Reader;
}

/** People who take a call at once, each with until when and the way to ask for it. */
export function CallList({ title, people, consultationOf, reader }: CallListProps) {
  const id = useId();
  const { t } = useTranslation('remote-user/available');
  const { t: common } = useTranslation('remote-user/common');
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {people.map((one) => (
          <li key={one.id}>
            <ResultCard
              professional={one}
              to={href('/professionnels/:idname', { idname: one.slug })}
              callNow={undefined}
              t={common}
              slots={[]}
              noSlots=""
              action={
                <div className={styles.action}>
                  <ButtonLink
                    block
                    to={callPath(one.id, consultationOf?.get(one.id))}
                    icon={<PhoneCall size={18} strokeWidth={1.75} aria-hidden="true" />}
                    aria-label={`${t('call')}, ${partyName(one)}`}
                  >
                    {t('call')}
                  </ButtonLink>
                  <p className={styles.until}>{t('until', { time: formatTime(one.availableUntil ?? '', reader) })}</p>
                </div>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
