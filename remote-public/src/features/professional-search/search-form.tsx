import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router-dom';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import { Button } from 'shared-ui/primitives/button/button.tsx';
import { SearchBox } from '../../search/search-box/search-box.tsx';
import { useFormFaults } from '../../search/use-form-faults.ts';
import { useSearchForm } from '../../forms/use-search-form.tsx';
import { filterNames, queryOf, type FilterName, type SearchFilter } from '../../search/filter-query.ts';
import { formQuery } from '../../search/form-query.ts';
import { useSearchZone } from '../../time/use-visitor-zone.ts';
import type { Counted } from './facet-counts.tsx';
import { FacetFields } from './facet-fields.tsx';
import type * as LateParts from './late-parts.ts';
import styles from './search-form.module.css';
import { useFilterWords } from './use-filter-words.ts';

interface SearchFormProps {
  readonly filter: SearchFilter;
  /** What the fields show. */
  readonly typed: SearchFilter;
  readonly pastDate?: string | undefined;
  readonly path: string;
  readonly hidden: readonly FilterName[];
  /** Query of the API. */
  readonly asked: FacetsQuery;
  readonly late: Pick<typeof LateParts, 'LateFields'> | undefined;
}

/** Searches and filters professionals. */
export function SearchForm({ filter, typed, pastDate, path, hidden, asked, late }: SearchFormProps) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  const [isOpen, setOpen] = useState(false);
  const visitorZone = useSearchZone();
  const zone = filter.window?.zone ?? visitorZone ?? '';
  const { faults, summary, form } = useSearchForm({
    action: path,
    query: queryOf(typed),
    queryOf: formQuery,
    ...useFormFaults(zone, words.field),
    onChecked: setOpen,
  });
  const [counted, setCounted] = useState<Counted>();
  const active = filterNames.filter(
    (name) => name !== 'text' && !hidden.includes(name) && filter[name] !== undefined,
  ).length;

  return (
    <Form {...form} aria-label={t('form.label')} className={styles.form} data-bar="top">
      {filter.sort === undefined || filter.sort === 'relevance' ? null : (
        <input type="hidden" name="sort" value={filter.sort} />
      )}
      {hidden.includes('profession') && filter.profession ? (
        <input type="hidden" name="profession" value={filter.profession} />
      ) : null}
      <input type="hidden" name="zone" value={zone} />
      {summary}
      {late && <late.LateFields {...{ isOpen, asked, typed }} onCounted={setCounted} />}
      <div className={styles.first}>
        <SearchBox
          isLabelHidden
          label={t('form.text')}
          placeholder={t('form.textPlaceholder')}
          defaultValue={typed.text}
        />
        <Button type="submit" className={styles.submit}>
          {t('form.submit')}
        </Button>
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="search-facets"
          icon={<ListFilter size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {active === 0 ? t('form.filters') : t('form.filtersCount', { count: active })}
        </Button>
      </div>
      <div id="search-facets" className={styles.facets} data-open={isOpen || undefined}>
        <FacetFields
          filter={typed}
          hidden={hidden}
          faults={pastDate ? { date: 'dayPast', ...faults } : faults}
          counted={counted?.asked === asked ? counted : undefined}
        />
        <div className={styles.apply}>
          <Button type="submit" block>
            {t('form.apply')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
