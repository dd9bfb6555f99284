import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { homeZone } from 'shared-contracts/formats/time/device-zone';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { PickedInput } from 'shared-ui/primitives/date-field/picked-input.tsx';
import type { EarliestFaults, TimedField } from '../../earliest/earliest-faults.ts';
import type { EarliestFilter } from '../../earliest/earliest-filter.ts';
import { dayOf } from '../../time/slot-format.ts';
import { useSearchZone } from '../../time/use-visitor-zone.ts';
import { useEarliestFaultText } from './use-earliest-fault-text.ts';
import styles from './earliest.module.css';

interface EarliestTimesProps {
  readonly filter: EarliestFilter;
  readonly faults: EarliestFaults;
}

/** The days and their hours, in one time zone: the visitor's, or that of the address. */
export function EarliestTimes({ filter, faults }: EarliestTimesProps) {
  const { t } = useTranslation(['remote-public/earliest', 'remote-public/common']);
  const faultText = useEarliestFaultText();
  const { locale } = usePlatform();
  const visitorZone = useSearchZone();
  const zone = filter.zone ?? visitorZone;
  const [now] = useState(() => new Date().toISOString());
  const today = dayOf(now, zone ?? homeZone);
  const field = (name: TimedField, kind: 'date' | 'time') => (
    <PickedInput
      {...{ name, kind, locale }}
      label={t(`field.${name}`)}
      openLabel={t(`open.${kind}`, { ns: 'remote-public/common' })}
      defaultValue={filter[name]}
      min={kind === 'date' ? today : undefined}
      error={faults[name] === undefined ? undefined : faultText(faults[name])}
    />
  );
  return (
    <>
      <fieldset className={styles.pair}>
        <legend>{t('part.days')}</legend>
        {field('date', 'date')}
        {field('until', 'date')}
      </fieldset>
      <fieldset className={styles.pair} data-hours>
        <legend>{t('part.hours')}</legend>
        {field('from', 'time')}
        {field('to', 'time')}
        <p className={styles.clock}>{zone === null ? t('form.ownClock') : sentenceCase(zoneLabel(zone, locale))}</p>
      </fieldset>
    </>
  );
}
