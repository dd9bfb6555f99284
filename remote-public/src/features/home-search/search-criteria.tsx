import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { homeZone } from 'shared-contracts/formats/time/device-zone';
import { callTypes, legalCategories, professions, workingLanguages } from 'shared-contracts/schemas/value-lists';
import { PickedInput } from 'shared-ui/primitives/date-field/picked-input.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import type { Faults } from '../../forms/fault-summary.tsx';
import { useFaultText } from '../../search/use-fault-text.ts';
import type { Fault, WindowField } from '../../search/form-faults.ts';
import { labelKey } from '../../professionals/label-key.ts';
import { dayOf } from '../../time/slot-format.ts';
import { useSearchZone } from '../../time/use-visitor-zone.ts';

const lists = {
  category: legalCategories,
  profession: professions,
  language: workingLanguages,
  callType: callTypes,
} as const;

interface SearchCriteriaProps {
  /** The form, whose fields of the same names these take the place of. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly faults: Faults<WindowField, Fault>;
}

/** The criteria beside text and city. */
export function SearchCriteria({ form, faults }: SearchCriteriaProps) {
  const { t } = useTranslation(['remote-public/home', 'remote-public/common']);
  const faultText = useFaultText();
  const { locale } = usePlatform();
  const zone = useSearchZone() ?? homeZone;
  const [now] = useState(() => new Date().toISOString());
  const [values] = useState(() => new FormData(form.current ?? undefined));
  const valueOf = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  const choice = (name: keyof typeof lists, anyKey: `any${Capitalize<keyof typeof lists>}`) => (
    <Select
      name={name}
      label={t(`search.${name}`)}
      placeholder={t(`search.${anyKey}`)}
      defaultValue={valueOf(name)}
      options={lists[name]
        .map((value) => ({ value, label: t(labelKey(name, value), { ns: 'remote-public/common' }) }))
        .sort((a, b) => (name === 'callType' ? 0 : a.label.localeCompare(b.label, locale)))}
    />
  );
  return (
    <>
      {choice('category', 'anyCategory')}
      {choice('profession', 'anyProfession')}
      {choice('callType', 'anyCallType')}
      {choice('language', 'anyLanguage')}
      <PickedInput
        kind="date"
        name="date"
        label={t('search.date')}
        openLabel={t('open.date', { ns: 'remote-public/common' })}
        locale={locale}
        defaultValue={valueOf('date')}
        min={dayOf(now, zone)}
        error={faults.date && faultText(faults.date)}
      />
    </>
  );
}
