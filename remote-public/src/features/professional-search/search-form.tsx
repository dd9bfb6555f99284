import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate } from 'react-router-dom';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import { Button } from 'shared-ui/button/button';
import { FaultSummary } from '../../components/fault-summary.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { filterNames, type FilterName, type SearchFilter } from '../../model/filter-query.ts';
import { formFaults, type FormFaults } from '../../model/form-faults.ts';
import { formQuery } from '../../model/form-query.ts';
import { useVisitorZone } from '../../model/use-visitor-zone.ts';
import { fillForm } from './fill-form.ts';
import { FacetFields } from './facet-fields.tsx';
import styles from './search-form.module.css';
import { useFacetCounts } from './use-facet-counts.ts';
import { useFilterWords } from './use-filter-words.ts';

interface SearchFormProps {
  readonly filter: SearchFilter;
  readonly path: string;
  readonly hidden: readonly FilterName[];
  /** What the API was asked for. */
  readonly asked: FacetsQuery;
}

/** What was wrong when the form was last sent, until another search is shown. */
interface Refusal {
  readonly filter: SearchFilter;
  readonly faults: FormFaults;
}

/** A GET form: it works before the scripts arrive, and afterwards leaves empty fields out of the address. */
export function SearchForm({ filter, path, hidden, asked }: SearchFormProps) {
  const { t } = useTranslation('remote-public/search');
  const words = useFilterWords();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const visitorZone = useVisitorZone();
  const zone = filter.window?.zone ?? visitorZone ?? '';
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempts, setAttempts] = useState(0);
  const facets = useRef<HTMLDivElement>(null);
  const counts = useFacetCounts(facets, asked);
  const faults = refusal?.filter === filter ? refusal.faults : {};
  const active = filterNames.filter(
    (name) => name !== 'text' && !hidden.includes(name) && filter[name] !== undefined,
  ).length;
  // A chip, a sort link or the back button changed the address: the fields follow. What was typed before the scripts came stays.
  const shown = useRef(filter);
  useEffect(() => {
    if (shown.current === filter) return;
    shown.current = filter;
    if (form.current) fillForm(form.current, filter);
  }, [filter]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = formFaults(event.currentTarget, zone);
    const isRefused = Object.keys(found).length > 0;
    setRefusal(isRefused ? { filter, faults: found } : undefined);
    setAttempts(attempts + 1);
    setOpen(isRefused);
    if (!isRefused) void navigate({ pathname: path, search: formQuery(event.currentTarget) });
  };

  return (
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      aria-label={t('form.label')}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit}
    >
      {filter.sort === undefined || filter.sort === 'relevance' ? null : (
        <input type="hidden" name="sort" value={filter.sort} />
      )}
      <input type="hidden" name="zone" value={zone} />
      <FaultSummary faults={faults} nameOf={words.field} attempts={attempts} />
      <div className={styles.first}>
        <SearchBox label={t('form.text')} placeholder={t('form.textPlaceholder')} defaultValue={filter.text} />
        <Button type="submit" className={styles.phoneSubmit}>
          {t('form.submit')}
        </Button>
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="search-facets"
          icon={<SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {active === 0 ? t('form.filters') : t('form.filtersCount', { count: active })}
        </Button>
      </div>
      <div id="search-facets" ref={facets} className={styles.facets} data-open={isOpen || undefined}>
        <FacetFields filter={filter} hidden={hidden} faults={faults} counts={counts} />
        <Button type="submit" block>
          {t('form.apply')}
        </Button>
      </div>
    </Form>
  );
}
