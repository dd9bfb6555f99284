import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatTimeElsewhere } from 'shared-contracts/processes/reader-time';
import { zoneLabel } from 'shared-contracts/processes/zone-label';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { minutesText } from 'shared-contracts/processes/minutes-text';
import { sameClock } from '../../model/slot-format.ts';
import { useIsZoneUnknown, useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './booking-view.module.css';
import { momentWords } from './moment-words.ts';

/** A slot at the visitor's time, how long it is, and the professional's time where it differs, or is the only one known. */
export function SlotWords({
  startsAt,
  minutes,
  professional,
  isGone = false,
}: {
  readonly startsAt: string;
  readonly minutes: number;
  readonly professional: Pick<PublicProfessional, 'timeZone' | 'city' | 'country'>;
  /** It cannot be had any more. */
  readonly isGone?: boolean;
}) {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const { timeZone: professionalZone } = professional;
  const zone = useVisitorZone() ?? professionalZone;
  const isUnknown = useIsZoneUnknown();
  const label = zoneLabel(professionalZone, locale, professional);
  const words = (
    <>
      <time translate="no" className={styles.when} dateTime={startsAt}>
        {momentWords(startsAt, locale, zone)}
      </time>
      {/* A line of its own: a separator would begin or end one on a narrow screen. */}
      <span className={styles.length}>
        <span>{minutesText(minutes)}</span>
        {sameClock(startsAt, zone, professionalZone) ? (
          isUnknown && <span>{` (${label})`}</span>
        ) : (
          <span>{` (${t('review.theirTime', { time: formatTimeElsewhere(startsAt, { locale, timeZone: zone }, professionalZone), zone: label })})`}</span>
        )}
      </span>
    </>
  );
  return isGone ? <del className={styles.gone}>{words}</del> : words;
}
