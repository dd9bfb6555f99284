import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { useVisitorZone } from '../time/use-visitor-zone.ts';

/** The time zone of all slots of a page, said once: the visitor's, or on the server that of each practice. */
export function SlotsZone() {
  const { t } = useTranslation('remote-public/common');
  const { locale } = usePlatform();
  const zone = useVisitorZone();
  return <span>{zone === null ? t('practiceTime') : sentenceCase(zoneLabel(zone, locale))}</span>;
}
