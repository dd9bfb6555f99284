import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatLongDay, formatTime, sameClock, zoneCity } from '../../model/slot-format.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './booking-view.module.css';

/** A slot at the visitor's time, with the professional's where it differs. */
export function SlotWords({
  startsAt,
  professionalZone,
}: {
  readonly startsAt: string;
  readonly professionalZone: string;
}) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? professionalZone;
  return (
    <>
      <time className={styles.when} dateTime={startsAt}>
        {`${formatLongDay(startsAt, locale, zone)}, ${formatTime(startsAt, locale, zone)}`}
      </time>
      {sameClock(startsAt, zone, professionalZone) ? null : (
        <span className={styles.note}>
          {' '}
          (
          {t('review.theirTime', {
            time: formatTime(startsAt, locale, professionalZone),
            city: zoneCity(professionalZone),
          })}
          )
        </span>
      )}
    </>
  );
}
