import { MapPin, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import { useLatePart } from 'shared-contracts/platform/platform-context';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { Field } from 'shared-ui/primitives/field/field.tsx';
import { SearchBox } from '../../search/search-box/search-box.tsx';
import { useFormFaults } from '../../search/use-form-faults.ts';
import { useSearchForm } from '../../forms/use-search-form.tsx';
import { formQuery } from '../../search/form-query.ts';
import { useSearchZone } from '../../time/use-visitor-zone.ts';
import styles from './home-search.module.css';
import { textLimits } from 'shared-contracts/schemas/text-limits';

const criteria = () => import(/* webpackChunkName: "search-criteria" */ './search-criteria.tsx');

/** Fields behind the one control. */
const further = ['category', 'date', 'profession', 'callType', 'language'];

/** Searches professionals by two fields; the other criteria are loaded on focus and shown on demand. */
export function HomeSearch() {
  const { t } = useTranslation('remote-public/home');
  const zone = useSearchZone() ?? '';
  const [isOpen, setOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const part = useLatePart(criteria, isTouched || isOpen);
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
  return (
    <Form
      {...form}
      aria-label={t('search.legend')}
      className={styles.form}
      onFocus={() => {
        form.onFocus();
        setTouched(true);
      }}
      // A chosen suggestion fills a field that is not shown.
      onInput={({ target }) => {
        if (
          (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
          further.includes(target.name)
        )
          setOpen(true);
      }}
    >
      {summary}
      <SearchBox label={t('search.text')} placeholder={t('search.textPlaceholder')} before="city" isLabelHidden />
      <Field
        name="city"
        label={t('search.city')}
        placeholder={t('search.cityPlaceholder')}
        isLabelHidden
        limit={textLimits.city}
        autoComplete="address-level2"
        icon={<MapPin size={18} strokeWidth={1.75} />}
      />
      <Button type="submit">{t('search.submit')}</Button>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-label={t('search.further')}
        title={t('search.further')}
        aria-expanded={isOpen}
        aria-controls={part && 'search-further'}
        icon={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      />
      {part ? (
        <div id="search-further" className={styles.further} hidden={!isOpen}>
          <part.SearchCriteria form={form.ref} faults={faults} />
        </div>
      ) : (
        // They hold what a suggestion chose and what was typed before a reload.
        further.map((name) => <input key={name} name={name} hidden />)
      )}
    </Form>
  );
}
