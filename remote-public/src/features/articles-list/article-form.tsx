import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import { legalCategories, locales } from 'shared-contracts/schemas/value-lists';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { useFormMemory } from '../../components/use-form-memory.ts';
import { articleQuery, type ArticleFilter } from '../../model/article-filter.ts';
import styles from './articles.module.css';

interface ArticleFormProps {
  readonly filter: ArticleFilter;
  readonly path: string;
}

/** A GET form: it works before the scripts arrive, and afterwards leaves empty fields out of the address. */
export function ArticleForm({ filter, path }: ArticleFormProps) {
  const { t } = useTranslation(['remote-public/reading', 'remote-public/common']);
  const navigate = useNavigate();
  const any = t('form.any');
  const form = useRef<HTMLFormElement>(null);
  useFormMemory(form, filter, articleQuery, useRef(filter));
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      aria-label={t('form.label')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = Object.fromEntries(new FormData(event.currentTarget)) as ArticleFilter;
        void navigate({ pathname: path, search: articleQuery(fields) });
      }}
    >
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
