import { CalendarSearch } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import { callTypes, legalCategories, workingLanguages } from 'shared-contracts/schemas/value-lists';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { ErrorSummary } from 'shared-ui/primitives/error-summary/error-summary.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { earliestFaults, timedFields, type EarliestFaults } from '../../model/earliest-faults.ts';
import { useFormMemory } from '../../components/use-form-memory.ts';
import { earliestQuery, type EarliestFilter } from '../../model/earliest-filter.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import { EarliestTimes } from './earliest-times.tsx';
import styles from './earliest.module.css';
import { labelKey } from '../../model/label-key.ts';

interface EarliestFormProps {
  readonly filter: EarliestFilter;
  readonly pastDate?: string | undefined;
  readonly path: string;
}

const choices = { category: legalCategories, callType: callTypes, language: workingLanguages };

/** A GET form: it works before the scripts arrive, and afterwards leaves empty fields out of the address. */
export function EarliestForm({ filter, pastDate, path }: EarliestFormProps) {
  const { t } = useTranslation(['remote-public/earliest', 'remote-public/common']);
  const { locale } = usePlatform();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const visitorZone = useVisitorZone();
  const zone = filter.zone ?? visitorZone ?? '';
  // What was wrong when the form was last sent, until another search is shown.
  const [refusal, setRefusal] = useState<{ filter: EarliestFilter; faults: EarliestFaults }>();
  const [attempts, setAttempts] = useState(0);
  const faults = refusal?.filter === filter ? refusal.faults : {};
  useFormMemory(form, filter, earliestQuery, useRef(filter));

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = earliestFaults(event.currentTarget, zone === '' ? 'UTC' : zone);
    setAttempts(attempts + 1);
    if (Object.keys(found).length > 0) return setRefusal({ filter, faults: found });
    setRefusal(undefined);
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as EarliestFilter;
    void navigate({ pathname: path, search: earliestQuery(fields) });
  };

  return (
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      aria-label={t('form.label')}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="zone" value={zone} />
      <ErrorSummary
        title={t('problem', { ns: 'remote-public/common' })}
        errors={timedFields.flatMap((name) => {
          const fault = faults[name];
          return fault
            ? [{ fieldId: name, message: t('fault.item', { field: t(`field.${name}`), fault: t(`fault.${fault}`) }) }]
            : [];
        })}
        focusKey={attempts}
      />
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
