import { Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { callTypes, legalCategories, professions, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { useFormMemory } from '../../components/use-form-memory.ts';
import { useFormCheck } from '../../components/use-form-check.tsx';
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

const nothing = {};
const nothingAsked = () => '';
/** What a phone shows on request. */
const further = ['category', 'date', 'profession', 'callType', 'language'];

/** A plain GET form to `/recherche`; with scripts it goes there without a reload and without empty fields. */
export function HomeSearch() {
  const { t } = useTranslation(['remote-public/home', 'remote-public/common']);
  const { locale } = usePlatform();
  const navigate = useNavigate();
  const zone = useVisitorZone() ?? '';
  const formRef = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFormMemory(formRef, nothing, nothingAsked, useRef(nothing));
  useEffect(() => {
    const typed = new FormData(formRef.current ?? undefined);
    if (further.some((name) => typed.get(name))) setOpen(true);
  }, []);
  const { faults, summary, form } = useFormCheck({
    zone,
    nameOf: () => t('search.date'),
    onChecked: (sent, isRefused) => {
      if (isRefused) setOpen(true);
      else void navigate({ pathname: '/recherche', search: formQuery(sent) });
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
      ref={formRef}
      method="get"
      action="/recherche"
      role="search"
      aria-label={t('search.legend')}
      className={styles.form}
      noValidate
      {...form}
      // A suggestion that was chosen fills a field which a phone has folded away.
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
