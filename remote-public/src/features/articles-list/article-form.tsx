import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { legalCategories, locales } from 'shared-contracts/schemas/value-lists';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { useSearchForm } from '../../components/use-search-form.tsx';
import { articleQuery, type ArticleFilter } from '../../model/article-filter.ts';
import styles from './articles.module.css';

interface ArticleFormProps {
  readonly filter: ArticleFilter;
  readonly path: string;
}

/** Searches and filters a list of articles. */
export function ArticleForm({ filter, path }: ArticleFormProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const any = t('form.any');
  const { form } = useSearchForm({ action: path, query: articleQuery(filter) });
  return (
    <Form {...form} aria-label={t('form.label')} className={styles.form}>
      <Field
        name="q"
        type="search"
        label={t('field.q')}
        defaultValue={filter.q}
        maxLength={100}
        icon={<Search size={18} strokeWidth={1.75} />}
      />
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
        label={t('field.lang')}
        defaultValue={filter.lang ?? ''}
        placeholder={any}
        options={locales.map((value) => ({ value, label: t(`language.${value}`, { ns: 'remote-public/common' }) }))}
      />
      <Button type="submit">{t('form.submit')}</Button>
      {filter.author === undefined ? null : <input type="hidden" name="author" value={filter.author} />}
    </Form>
  );
}
