import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { useFaultText } from '../../search/use-fault-text.ts';
import type { SearchFilter } from '../../search/filter-query.ts';
import type { FormFaults, WindowField } from '../../search/form-faults.ts';
import { useSearchZone, useVisitorZone } from '../../time/use-visitor-zone.ts';
import styles from './search-form.module.css';
import { useFilterWords } from './use-filter-words.ts';

interface WindowFieldsProps {
  readonly filter: SearchFilter;
  readonly faults: FormFaults;
}

/** The day, and hours of it on one clock: the visitor's, or the one that the address names; later {@link WindowPickers}. */
export function WindowFields({ filter: { date, window }, faults }: WindowFieldsProps) {
  const { t } = useTranslation('remote-public/search');
  const faultText = useFaultText();
  const { locale } = usePlatform();
  const words = useFilterWords();
  const searchZone = useSearchZone();
  const zone = window?.zone ?? searchZone;
  const clock = zone === null ? t('form.ownClock') : sentenceCase(zoneLabel(zone, locale));
  // The page says the visitor's once, over its list.
  const isSaid = zone === useVisitorZone();
  const field = (name: WindowField, value: string | undefined) => (
    <Field
      name={name}
      label={words.field(name)}
      defaultValue={value}
      error={faults[name] === undefined ? undefined : faultText(faults[name])}
    />
  );
  return (
    <>
      {field('date', date)}
      <div className={styles.window} role="group" aria-label={clock}>
        {field('from', window?.from)}
        {field('to', window?.to)}
        {isSaid ? null : <p className={styles.clock}>{clock}</p>}
      </div>
    </>
  );
}
