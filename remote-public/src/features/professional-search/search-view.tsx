import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLatePart } from 'shared-contracts/platform/platform-context';
import { Advertisement } from '../../components/advertisement.tsx';
import type { SearchData } from '../../data/search-loader.ts';
import { filterNames, type FilterName } from '../../model/filter-query.ts';
import { FilterChips } from './filter-chips.tsx';
import { IgnoredCriteria } from './ignored-criteria.tsx';
import { ListedInstead } from './listed-instead.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-view.module.css';
import { useFocusOfResults } from '../../model/use-focus-of-results.ts';
import { useIsSearching } from '../../model/use-is-searching.ts';

const lateParts = () => import(/* webpackChunkName: "search-late" */ './late-parts.ts');

export interface SearchViewProps {
  readonly kind: 'search' | 'lawyers' | 'professionals';
  readonly data: SearchData;
  /** Filters that the page fixes and does not offer. */
  readonly hidden?: readonly FilterName[];
  readonly profileOf: (professional: { readonly id: string; readonly slug: string }) => string;
}

/** A list of professionals with its filters; the URL holds the whole search. */
export function SearchView({ kind, data, hidden = [], profileOf }: SearchViewProps) {
  const { t } = useTranslation('remote-public/search');
  const { pathname } = useLocation();
  const isSearching = useIsSearching();
  const results = useFocusOfResults(data);
  const late = useLatePart(lateParts);
  const store = useStore();
  const isNarrowed = filterNames.some((name) => data.filter[name] !== undefined);
  useEffect(() => {
    if (isNarrowed) late?.rememberSearch(store, data);
  }, [isNarrowed, late, store, data]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t(`${kind}.heading`)}</h1>
        <p className={styles.lead}>
          <span>{t(`${kind}.lead`)}</span>
          {kind === 'search' && !isNarrowed ? late && <late.LastSearch /> : null}
        </p>
      </header>
      <SearchForm {...data} path={pathname} hidden={hidden} late={late} />
      <div className={styles.side}>
        {data.adds.map((add) => (
          <Advertisement key={add.id} add={add} />
        ))}
      </div>
      <section ref={results} tabIndex={-1} className={styles.results} aria-label={t('results')} aria-busy={isSearching}>
        <IgnoredCriteria {...data} />
        <FilterChips filter={data.filter} path={pathname} hidden={hidden} />
        <ListedInstead {...data} />
        <SearchResults
          {...{ data, isSearching, profileOf }}
          path={pathname}
          share={late && <late.ShareLink title={t(`${kind}.heading`)} isDense />}
        />
      </section>
    </div>
  );
}
