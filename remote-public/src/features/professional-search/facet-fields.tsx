import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import {
  callTypes,
  genders,
  legalCategories,
  professions,
  workingLanguages,
} from 'shared-contracts/schemas/vocabulary';
import { Checkbox } from 'shared-ui/checkbox/checkbox';
import { Field } from 'shared-ui/field/field';
import { Select } from 'shared-ui/select/select';
import type { FilterName, SearchFilter } from '../../model/filter-query.ts';
import { markets } from '../../model/markets.ts';
import type { FormFaults } from '../../model/form-faults.ts';
import { useFilterWords } from './use-filter-words.ts';
import { WindowFields } from './window-fields.tsx';

type ChoiceName = Exclude<FilterName, 'text' | 'city' | 'availableNow' | 'date' | 'window'>;

const YEARS = [2, 5, 10, 20];
const RATINGS = [3, 4, 4.5];

interface FacetFieldsProps {
  readonly filter: SearchFilter;
  readonly hidden: readonly FilterName[];
  readonly faults: FormFaults;
}

/** One control per facet; the same words as on the chips. */
export function FacetFields({ filter, hidden, faults }: FacetFieldsProps) {
  const { t } = useTranslation('remote-public/search');
  const { locale } = usePlatform();
  const words = useFilterWords();
  const choices = (name: ChoiceName, values: readonly (string | number)[], isSorted = true) => {
    if (hidden.includes(name)) return null;
    const chosen = filter[name];
    // An address may ask for a country or a number that the list does not offer: the next search must not lose it.
    const offered = chosen === undefined || values.includes(chosen) ? values : [...values, chosen];
    const options = offered.map((value) => ({ value: String(value), label: words.value(name, value) }));
    if (isSorted) options.sort((a, b) => a.label.localeCompare(b.label, locale));
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
        label={words.field('availableNow')}
        defaultChecked={filter.availableNow ?? false}
      />
      {choices('category', legalCategories)}
      {choices('profession', professions)}
      <Field
        name="city"
        label={words.field('city')}
        defaultValue={filter.city}
        maxLength={80}
        autoComplete="address-level2"
      />
      {choices('country', markets)}
      {choices('callType', callTypes, false)}
      <WindowFields filter={filter} faults={faults} />
      {choices('language', workingLanguages)}
      {choices('yearsMin', YEARS, false)}
      {choices('ratingMin', RATINGS, false)}
      {choices('gender', genders, false)}
    </>
  );
}
