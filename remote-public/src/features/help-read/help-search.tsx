import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { useSearchForm } from '../../forms/use-search-form.tsx';
import styles from './help.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** Searches the help entries. */
export function HelpSearch({ q }: { readonly q: string }) {
  const { t } = useTranslation('remote-public/reading');
  const { form } = useSearchForm({ action: '/documentation', query: new URLSearchParams({ q }).toString() });
  return (
    <Form {...form} aria-label={t('help.search.label')} className={styles.search}>
      <Field
        name="q"
        type="search"
        label={t('help.search.field')}
        defaultValue={q}
        limit={textLimits.search}
        icon={<Search size={18} strokeWidth={1.75} />}
      />
      <Button type="submit">{t('help.search.submit')}</Button>
    </Form>
  );
}
