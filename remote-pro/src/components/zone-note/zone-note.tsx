import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { deviceZone } from 'shared-contracts/formats/time/device-zone';
import { zoneCity } from 'shared-contracts/formats/time/zone-label';
import { zonesDifferInYear } from 'shared-ui/domain/time/format-time.ts';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { useReader } from '../../model/use-reader.ts';
import styles from './zone-note.module.css';

/** By whose clocks the times of the page are, where those of the device show other ones, in summer or in winter, or are unknown. */
export function ZoneNote() {
  const { t } = useTranslation('remote-pro/frame');
  const { locale, timeZone } = useReader();
  const { data: practice } = useQuery({ ...practiceQueries(usePlatform().http).professional(), throwOnError: false });
  const now = useNow();
  const device = deviceZone();
  const isElsewhere = device === null || zonesDifferInYear(now, timeZone, device);
  return isElsewhere ? (
    <p className={styles.note}>{t('zone', { zone: zoneCity(timeZone, locale, practice) })}</p>
  ) : null;
}
