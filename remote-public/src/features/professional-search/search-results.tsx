import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { ProfessionalResult } from '../../components/professional-result.tsx';
import { SlotsZone } from '../../components/slots-zone.tsx';
import type { SearchData } from '../../data/search-loader.ts';
import { queryOf } from '../../model/filter-query.ts';
import { intlLocale } from '../../model/intl-locale.ts';
import { EmptyResults } from './empty-results.tsx';
import { FailedResults } from './failed-results.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import styles from './search-results.module.css';
import { SortLinks } from './sort-links.tsx';

interface SearchResultsProps {
  readonly data: SearchData;
  readonly path: string;
  readonly isSearching: boolean;
  /** Rendered after the rest. */
  readonly share: ReactNode;
  readonly profileOf: (professional: { readonly id: string; readonly slug: string }) => string;
}

/** The results, or what to do when there are none or the search failed. */
export function SearchResults({ data, path, isSearching, share, profileOf }: SearchResultsProps) {
  const { t } = useTranslation('remote-public/search');
  const { locale } = usePlatform();
  const { filter: sought, instead: filter = sought, result } = data;
  if (isSearching) return <ResultsSkeleton />;
  if (!result.ok)
    return (
      <FailedResults
        code={result.code}
        firstPage={{ pathname: path, search: queryOf({ ...filter, cursor: undefined }) }}
      />
    );
  const { professionals, slots, total, isCapped, previous, next } = result.value;
  if (professionals.length === 0)
    return <EmptyResults path={path} searchAlternatives={data.searchAlternatives ?? []} />;
  const formatted = (total ?? professionals.length).toLocaleString(intlLocale(locale));
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {total === null ? null : isCapped ? t('capped', { formatted }) : t('total', { count: total, formatted })}
        </p>
        <p className={styles.zone}>
          <SlotsZone />
        </p>
        <div className={styles.share}>{share}</div>
        <SortLinks filter={sought} path={path} />
      </div>
      <ul className={styles.list}>
        {professionals.map((professional) => (
          <li key={professional.id}>
            <ProfessionalResult
              professional={professional}
              slots={slots === null ? null : (slots[professional.id] ?? [])}
              to={profileOf(professional)}
              headingLevel={2}
              callType={filter.callType}
            />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('results')}
        previous={
          filter.cursor === undefined ? undefined : `${path}?${queryOf({ ...filter, cursor: previous ?? undefined })}`
        }
        previousLabel={t('previous')}
        next={next === null ? undefined : `${path}?${queryOf({ ...filter, cursor: next })}`}
        nextLabel={t('next')}
      />
    </>
  );
}
