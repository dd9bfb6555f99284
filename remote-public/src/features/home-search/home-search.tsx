import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { callTypes, legalCategories, professions, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/button/button';
import { Field } from 'shared-ui/field/field';
import { Select } from 'shared-ui/select/select';
import { FaultSummary } from '../../components/fault-summary.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { formFaults, type FormFaults } from '../../model/form-faults.ts';
import { formQuery } from '../../model/form-query.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import styles from './home-search.module.css';

const lists = {
  category: legalCategories,
  profession: professions,
  language: workingLanguages,
  callType: callTypes,
} as const;

/** A plain GET form to `/recherche`; with scripts it goes there without a reload and without empty fields. */
export function HomeSearch() {
  const { t } = useTranslation(['remote-public/home', 'remote-public/common']);
  const { locale } = usePlatform();
  const navigate = useNavigate();
  const zone = useVisitorZone() ?? '';
  const [faults, setFaults] = useState<FormFaults>({});
  const [attempts, setAttempts] = useState(0);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = formFaults(event.currentTarget, zone);
    setFaults(found);
    setAttempts(attempts + 1);
    if (Object.keys(found).length > 0) return;
    void navigate({ pathname: '/recherche', search: formQuery(event.currentTarget) });
  };
  const choice = (name: keyof typeof lists, anyKey: string) => (
    <Select
      name={name}
      label={t(`search.${name}`)}
      placeholder={t(`search.${anyKey}`)}
      options={lists[name]
        .map((value) => ({ value, label: t(`${name}.${value}`, { ns: 'remote-public/common' }) }))
        .sort((a, b) => (name === 'callType' ? 0 : a.label.localeCompare(b.label, locale)))}
    />
  );
  return (
    <Form
      method="get"
      action="/recherche"
      role="search"
      aria-label={t('search.legend')}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit}
    >
      <FaultSummary faults={faults} nameOf={() => t('search.date')} attempts={attempts} />
      <SearchBox label={t('search.text')} placeholder={t('search.textPlaceholder')} />
      {choice('category', 'anyCategory')}
      <Field
        name="city"
        label={t('search.city')}
        placeholder={t('search.cityPlaceholder')}
        maxLength={80}
        autoComplete="address-level2"
      />
      <Field
        name="date"
        type="date"
        label={t('search.date')}
        error={faults.date && t(`fault.${faults.date}`, { ns: 'remote-public/common' })}
      />
      {choice('profession', 'anyProfession')}
      {choice('callType', 'anyCallType')}
      {choice('language', 'anyLanguage')}
      <Button type="submit" className={styles.submit} icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}>
        {t('search.submit')}
      </Button>
    </Form>
  );
}
