import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { legalCategories, locales } from 'shared-contracts/schemas/value-lists';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { articleQuery, type ArticleFilter } from './article-filter.ts';
import styles from './reading-form.module.css';
import { useSearchForm } from '../forms/use-search-form.tsx';

interface ReadingFormProps {
  readonly action: string;
  readonly filter: ArticleFilter;
  readonly label: string;
  readonly langLabel: string;
  /** A search field, before the others. */
  readonly search?: ReactNode;
  /** Hidden fields. */
  readonly children?: ReactNode;
}

/** Filters a list of articles or questions by topic and language. */
export function ReadingForm({ action, filter, label, langLabel, search, children }: ReadingFormProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const { form } = useSearchForm({ action, query: articleQuery(filter) });
  const any = t('form.any');
  return (
    <Form {...form} aria-label={label} className={styles.form} data-search={search === undefined ? undefined : true}>
      {search}
      <Select
        name="category"
        label={t('field.category')}
        defaultValue={filter.category ?? ''}
        placeholder={any}
        options={legalCategories.map((value) => ({
          value,
          label: t(`category.${value}`, { ns: 'remote-public/common' }),
        }))}
      />
      <Select
        name="lang"
        label={langLabel}
        defaultValue={filter.lang ?? ''}
        placeholder={any}
        options={locales.map((value) => ({ value, label: t(`language.${value}`, { ns: 'remote-public/common' }) }))}
      />
      <Button type="submit">{t('form.submit')}</Button>
      {children}
    </Form>
  );
}
