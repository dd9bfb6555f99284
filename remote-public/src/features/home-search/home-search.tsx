import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { callTypes, legalCategories, professions, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { useFormFaults } from '../../components/use-form-faults.ts';
import { useSearchForm } from '../../components/use-search-form.tsx';
import { formQuery } from '../../model/form-query.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './home-search.module.css';
import { labelKey } from '../../model/label-key.ts';

const lists = {
  category: legalCategories,
  profession: professions,
  language: workingLanguages,
  callType: callTypes,
} as const;

/** Fields that a phone collapses. */
const further = ['category', 'date', 'profession', 'callType', 'language'];

/** Searches professionals, on the home page. */
export function HomeSearch() {
  const { t } = useTranslation(['remote-public/home', 'remote-public/common']);
  const { locale } = usePlatform();
  const zone = useVisitorZone() ?? '';
  const [isOpen, setOpen] = useState(false);
  const { faults, summary, form } = useSearchForm({
    action: '/recherche',
    query: '',
    queryOf: formQuery,
    onFilled: (fields) => {
      const values = new FormData(fields);
      if (further.some((name) => values.get(name))) setOpen(true);
    },
    ...useFormFaults(zone, () => t('search.date')),
    onChecked: (isRefused) => {
      if (isRefused) setOpen(true);
    },
  });
  const choice = (name: keyof typeof lists, anyKey: `any${Capitalize<keyof typeof lists>}`) => (
    <Select
      name={name}
      label={t(`search.${name}`)}
      placeholder={t(`search.${anyKey}`)}
      options={lists[name]
        .map((value) => ({ value, label: t(labelKey(name, value), { ns: 'remote-public/common' }) }))
        .sort((a, b) => (name === 'callType' ? 0 : a.label.localeCompare(b.label, locale)))}
    />
  );
  return (
    <Form
      {...form}
      aria-label={t('search.legend')}
      className={styles.form}
      // A chosen suggestion fills a field that is collapsed on a phone.
      onInput={({ target }) => {
        if (target instanceof HTMLSelectElement) setOpen(true);
      }}
    >
      {summary}
      <SearchBox label={t('search.text')} placeholder={t('search.textPlaceholder')} before="city" />
      <Field
        name="city"
        label={t('search.city')}
        placeholder={t('search.cityPlaceholder')}
        maxLength={80}
        autoComplete="address-level2"
      />
      <Button
        variant="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="search-further"
        icon={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('search.further')}
      </Button>
      <div id="search-further" className={styles.further} data-open={isOpen || undefined}>
        {choice('category', 'anyCategory')}
        <Field
          name="date"
          type="date"
          label={t('search.date')}
          error={faults.date && t(`fault.${faults.date}`, { ns: 'remote-public/common' })}
        />
        <div className={styles.wide}>{choice('profession', 'anyProfession')}</div>
        {choice('callType', 'anyCallType')}
        {choice('language', 'anyLanguage')}
      </div>
      <Button type="submit" className={styles.submit} icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}>
        {t('search.submit')}
      </Button>
    </Form>
  );
}
