import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import {
  callTypes,
  experienceSteps,
  genders,
  legalCategories,
  professions,
  ratingSteps,
  workingLanguages,
} from 'shared-contracts/schemas/value-lists';
import { Checkbox } from 'shared-ui/primitives/checkbox/checkbox.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import type { FilterName, SearchFilter } from '../../search/filter-query.ts';
import { offeredFees } from '../../search/offered-fees.ts';
import type { FormFaults } from '../../search/form-faults.ts';
import { useVisitorZone } from '../../time/use-visitor-zone.ts';
import type { Counted } from './facet-counts.tsx';
import { useFilterWords } from './use-filter-words.ts';
import { WindowFields } from './window-fields.tsx';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** Countries of the marketplace, offered before the others are known. */
const markets = ['BE', 'CA', 'CI', 'CM', 'FR', 'SN'] as const;

type ChoiceName = Exclude<FilterName, 'text' | 'city' | 'availableNow' | 'date' | 'window'>;

interface FacetFieldsProps {
  readonly filter: SearchFilter;
  readonly hidden: readonly FilterName[];
  readonly faults: FormFaults;
  /** Undefined until they are known. */
  readonly counted: Counted | undefined;
}

/** One control per facet; the same words as on the chips, and how many people each choice would find. */
export function FacetFields({ filter, hidden, faults, counted }: FacetFieldsProps) {
  const { t } = useTranslation('remote-public/search');
  const { locale } = usePlatform();
  const words = useFilterWords();
  const zone = useVisitorZone();
  const label: Counted['label'] = (name, value, text) => counted?.label(name, value, text) ?? text;
  const choices = (name: ChoiceName, values: readonly (string | number)[], isSorted = true) => {
    if (hidden.includes(name)) return null;
    const chosen = filter[name];
    // An address may ask for a country or a number that the list does not offer: the next search must not lose it.
    const offered = [...new Set(chosen === undefined ? values : [...values, chosen])];
    const options = offered.map((choice) => {
      const value = String(choice);
      return { value, label: label(name, value, words.value(name, choice)) };
    });
    if (isSorted) options.sort((a, b) => a.label.localeCompare(b.label, locale));
    else if (typeof chosen === 'number') options.sort((a, b) => Number(a.value) - Number(b.value));
    return (
      <Select
        name={name}
        label={words.field(name)}
        options={options}
        placeholder={t('form.any')}
        defaultValue={String(chosen ?? '')}
      />
    );
  };
  return (
    <>
      <Checkbox
        name="availableNow"
        value="1"
        label={label('availableNow', 'true', words.field('availableNow'))}
        defaultChecked={filter.availableNow}
      />
      {choices('category', legalCategories)}
      {choices('profession', professions)}
      <Field
        name="city"
        label={words.field('city')}
        defaultValue={filter.city}
        limit={textLimits.city}
        autoComplete="address-level2"
        list="search-cities"
      />
      <datalist id="search-cities">
        {counted?.cities.map((value) => (
          <option key={value} value={value} label={label('city', value, value)} />
        ))}
      </datalist>
      {choices('country', [...markets, ...(counted?.countries ?? [])])}
      {choices('callType', callTypes, false)}
      <WindowFields filter={filter} faults={faults} />
      {choices('feeMax', offeredFees(filter, zone), false)}
      {choices('language', workingLanguages)}
      {choices('yearsMin', experienceSteps, false)}
      {choices('ratingMin', ratingSteps, false)}
      {choices('gender', genders, false)}
    </>
  );
}
