import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  lawyersFilterCriteriaAtom,
  lawyersFilterKeyAtom,
  lawyersFilterSpecialitiesAtom,
} from 'shared-contracts/platform/persisted-state';
import { href } from 'shared-contracts/remote/paths';
import { legalCategories } from 'shared-contracts/schemas/vocabulary';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import styles from './quick-search.module.css';

const textOf = (data: FormData, name: string): string | undefined => {
  const value = data.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Starts the full search; prefilled from the last one. */
export function QuickSearch() {
  const { t } = useTranslation('remote-user/dashboard');
  const navigate = useNavigate();
  const key = useAtomValue(lawyersFilterKeyAtom);
  const { text, city } = useAtomValue(lawyersFilterCriteriaAtom);
  const [category] = useAtomValue(lawyersFilterSpecialitiesAtom);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void navigate(
      href('/recherche', undefined, {
        q: textOf(data, 'q'),
        category: textOf(data, 'category'),
        city: textOf(data, 'city'),
      }),
    );
  };
  return (
    // Persisted state is read after the first render: a new key resets the form.
    <form key={key} role="search" className={styles.form} onSubmit={handleSubmit}>
      <Field
        label={t('search.text')}
        name="q"
        type="search"
        defaultValue={text}
        maxLength={100}
        icon={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
      />
      <Select
        label={t('search.category')}
        name="category"
        defaultValue={category}
        placeholder={t('search.anyCategory')}
        options={legalCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      <Field label={t('search.city')} name="city" maxLength={80} defaultValue={city} />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
