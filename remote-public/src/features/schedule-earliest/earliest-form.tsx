import { CalendarSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { callTypes, legalCategories, workingLanguages } from 'shared-contracts/schemas/value-lists';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { showValues } from 'shared-ui/primitives/date-field/shown-text.ts';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { useSearchForm } from '../../forms/use-search-form.tsx';
import type { EarliestFault, TimedField } from '../../earliest/earliest-faults.ts';
import { earliestQuery, type EarliestFilter } from '../../earliest/earliest-filter.ts';
import { useSearchZone } from '../../time/use-visitor-zone.ts';
import { EarliestTimes } from './earliest-times.tsx';
import styles from './earliest.module.css';
import { useEarliestFaultText } from './use-earliest-fault-text.ts';
import { labelKey } from '../../professionals/label-key.ts';

interface EarliestFormProps {
  readonly filter: EarliestFilter;
  readonly pastDate?: string | undefined;
  readonly path: string;
}

const choices = { category: legalCategories, callType: callTypes, language: workingLanguages };

/** Searches the earliest times. */
export function EarliestForm({ filter, pastDate, path }: EarliestFormProps) {
  const { t } = useTranslation(['remote-public/earliest', 'remote-public/common']);
  const faultText = useEarliestFaultText();
  const { locale } = usePlatform();
  const visitorZone = useSearchZone();
  const zone = filter.zone ?? visitorZone ?? '';
  const { faults, summary, form } = useSearchForm<TimedField, EarliestFault>({
    action: path,
    query: earliestQuery(filter),
    queryOf: (fields) => earliestQuery(Object.fromEntries(new FormData(fields))),
    onFilled: showValues,
    faultsOf: ({ earliestFaults }, fields) => earliestFaults(fields, zone || 'UTC'),
    messageOf: (name, fault) => t('fault.item', { field: t(`field.${name}`), fault: faultText(fault) }),
  });

  return (
    <Form {...form} aria-label={t('form.label')} className={styles.form}>
      <input type="hidden" name="zone" value={zone} />
      {summary}
      {(['category', 'callType', 'language'] as const).map((name) => {
        const options = choices[name].map((value) => ({
          value,
          label: t(labelKey(name, value), { ns: 'remote-public/common' }),
        }));
        if (name !== 'callType') options.sort((a, b) => a.label.localeCompare(b.label, locale));
        return (
          <Select
            key={name}
            name={name}
            label={t(`field.${name}`)}
            placeholder={t(`any.${name}`)}
            defaultValue={filter[name] ?? ''}
            options={options}
          />
        );
      })}
      <EarliestTimes
        filter={pastDate === undefined ? filter : { date: pastDate, ...filter }}
        faults={pastDate === undefined ? faults : { date: 'dayPast', ...faults }}
      />
      <Button type="submit" block icon={<CalendarSearch size={18} strokeWidth={1.75} aria-hidden="true" />}>
        {t('form.submit')}
      </Button>
    </Form>
  );
}
