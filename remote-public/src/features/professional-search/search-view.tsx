import { useStore } from 'jotai';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLatePart, usePlatform } from 'shared-contracts/platform/platform-context';
// The sheet of what `rare-states` shows, which the server may have rendered.
import 'shared-ui/primitives/empty-state/empty-state.module.css';
import { SlotsZone } from '../../professionals/slots-zone.tsx';
import type { SearchData } from '../../search/search-loader.ts';
import { filterNames, type FilterName } from '../../search/filter-query.ts';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';
import { useFocusOfResults } from '../../loading/use-focus-of-results.ts';
import { useIsSearching } from '../../loading/use-is-searching.ts';
import { FilterChips } from './filter-chips.tsx';
import { ProfessionLinks } from './profession-links.tsx';
import { rareState } from './rare-state.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-view.module.css';
import { SortMenu } from './sort-menu.tsx';

const lateParts = () => import(/* webpackChunkName: "search-late" */ './late-parts.ts');
const IgnoredCriteria = rareState('IgnoredCriteria');
const ListedInstead = rareState('ListedInstead');

export interface SearchViewProps {
  /** The search, or one of the two directories (docs/architecture.md). */
  readonly kind: 'search' | 'lawyers' | 'professionals';
  readonly data: SearchData;
  readonly profileOf: (professional: { readonly id: string; readonly slug: string }) => string;
}

/** Directories have the professions as links over the list. */
const linked: readonly FilterName[] = ['profession'];
const none: readonly FilterName[] = [];

/** A list of professionals with its filters; the URL holds the whole search. */
export function SearchView({ kind, data, profileOf }: SearchViewProps) {
  const { t } = useTranslation('remote-public/search');
  const { locale } = usePlatform();
  const { pathname, key } = useLocation();
  const isSearching = useIsSearching();
  const results = useFocusOfResults(data);
  const late = useLatePart(lateParts);
  const store = useStore();
  const { filter, result } = data;
  const hidden = kind === 'search' ? none : linked;
  const isNarrowed = filterNames.some((name) => filter[name] !== undefined);
  useEffect(() => {
    if (isNarrowed) late?.rememberSearch(store, data, key);
  }, [isNarrowed, late, store, data, key]);
  const { total = 0, isCapped = false } = result.ok ? result.value : {};
  const formatted = total?.toLocaleString(intlLocale(locale));
  return (
    <div className={styles.page}>
      <SearchForm {...data} path={pathname} hidden={hidden} late={late} />
      <header className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.heading}>
            <span role="status">
              {isSearching
                ? t('loading')
                : !total
                  ? t(`${kind}.heading`)
                  : isCapped
                    ? t(`${kind}.capped`, { formatted })
                    : t(`${kind}.total`, { count: total, formatted })}
            </span>
          </h1>
          <SortMenu filter={filter} path={pathname} />
        </div>
        <div className={styles.line}>
          <p className={styles.lead}>
            <span>{t(`${kind}.lead`)}</span>
            {kind === 'search' && !isNarrowed ? late && <late.LastSearch /> : null}
          </p>
          <p className={styles.zone}>
            <SlotsZone />
          </p>
          {kind === 'search' ? null : <ProfessionLinks filter={filter} isLawyers={kind === 'lawyers'} />}
        </div>
      </header>
      <section ref={results} tabIndex={-1} className={styles.results} aria-label={t('results')} aria-busy={isSearching}>
        <Suspense>
          {data.ignored.length > 0 || data.tooLong.length > 0 || data.pastDate ? <IgnoredCriteria {...data} /> : null}
          <FilterChips filter={filter} path={pathname} hidden={hidden} />
          {data.instead ? <ListedInstead {...data} /> : null}
          <SearchResults
            {...{ data, isSearching, profileOf }}
            path={pathname}
            share={late && <late.ShareLink title={t(`${kind}.heading`)} isDense />}
          />
        </Suspense>
      </section>
    </div>
  );
}
