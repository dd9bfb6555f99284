import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { formatTimeElsewhere } from 'shared-contracts/formats/time/reader-time';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { sameClock } from '../../../time/slot-format.ts';
import { useIsZoneUnknown, useVisitorZone } from '../../../time/use-visitor-zone.ts';

/**
 * The professional's time of a slot where it is not the visitor's, "dim. 29 nov. à 5 h 30, heure de Douala", or whose time is shown where
 * it is the only one known; undefined where there is nothing to say.
 */
export function useTimeThere(
  professional: Pick<PublicProfessional, 'timeZone' | 'city' | 'country'>,
): (startsAt: string) => string | undefined {
  const { t } = useTranslation('remote-public/booking');
  const { locale } = usePlatform();
  const { timeZone } = professional;
  const zone = useVisitorZone() ?? timeZone;
  const isUnknown = useIsZoneUnknown();
  const label = zoneLabel(timeZone, locale, professional);
  return (startsAt) => {
    if (sameClock(startsAt, zone, timeZone)) return isUnknown ? label : undefined;
    return t('review.theirTime', {
      time: formatTimeElsewhere(startsAt, { locale, timeZone: zone }, timeZone),
      zone: label,
    });
  };
}
