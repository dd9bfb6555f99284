import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { callTypes, legalCategories, professions, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/button/button';
import { Field } from 'shared-ui/field/field';
import { Select } from 'shared-ui/select/select';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { useFormCheck } from '../../components/use-form-check.tsx';
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
  const { faults, summary, form } = useFormCheck({
    zone,
    nameOf: () => t('search.date'),
    onChecked: (sent, isRefused) => {
      if (!isRefused) void navigate({ pathname: '/recherche', search: formQuery(sent) });
    },
  });
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
      {...form}
    >
      {summary}
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
      <div className={styles.wide}>{choice('profession', 'anyProfession')}</div>
      {choice('callType', 'anyCallType')}
      {choice('language', 'anyLanguage')}
      <Button type="submit" className={styles.submit} icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}>
        {t('search.submit')}
      </Button>
    </Form>
  );
}
