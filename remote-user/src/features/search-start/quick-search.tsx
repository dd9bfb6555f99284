import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import {
  lawyersFilterCriteriaAtom,
  lawyersFilterKeyAtom,
  lawyersFilterSpecialitiesAtom,
} from 'shared-contracts/platform/persisted-state';
import { href } from 'shared-contracts/remote/paths';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import { useGetForm } from 'shared-ui/domain/get-form/use-get-form.ts';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import styles from './quick-search.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

/** Starts the full search; prefilled from the last one. */
export function QuickSearch() {
  const { t } = useTranslation('remote-user/dashboard');
  const key = useAtomValue(lawyersFilterKeyAtom);
  const { text, city } = useAtomValue(lawyersFilterCriteriaAtom);
  const [category] = useAtomValue(lawyersFilterSpecialitiesAtom);
  const form = useGetForm({ action: href('/recherche') });
  return (
    // Persisted state is read after the first render: the key resets the default values.
    <Form key={key} {...form} className={styles.form}>
      <Field
        label={t('search.text')}
        name="q"
        type="search"
        defaultValue={text}
        limit={textLimits.search}
        icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
      <Select
        label={t('search.category')}
        name="category"
        defaultValue={category}
        placeholder={t('search.anyCategory')}
        options={legalCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <Field label={t('search.city')} name="city" limit={textLimits.city} defaultValue={city} />
      <Button type="submit">{t('search.submit')}</Button>
    </Form>
  );
}
