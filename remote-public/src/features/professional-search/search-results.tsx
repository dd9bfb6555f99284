import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { Advertisement } from '../../professionals/advertisement.tsx';
import { ProfessionalResult } from '../../professionals/professional-result.tsx';
import type { SearchData } from '../../search/search-loader.ts';
import { queryOf } from '../../search/filter-query.ts';
import { FailedResults } from './failed-results.tsx';
import { rareState } from './rare-state.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import styles from './search-results.module.css';

const EmptyResults = rareState('EmptyResults');

/** After so many people, and so out of the first view. */
const ADVERTISEMENT_AFTER = 5;

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
  const { filter: sought, instead: filter = sought, result } = data;
  if (isSearching) return <ResultsSkeleton />;
  if (!result.ok)
    return (
      <FailedResults
        code={result.code}
        firstPage={{ pathname: path, search: queryOf({ ...filter, cursor: undefined }) }}
      />
    );
  const { professionals, slots, previous, next } = result.value;
  if (professionals.length === 0)
    return <EmptyResults path={path} searchAlternatives={data.searchAlternatives ?? []} />;
  const items = professionals.map((professional) => (
    <li key={professional.id}>
      <ProfessionalResult
        professional={professional}
        times={slots && slots[professional.id]}
        to={profileOf(professional)}
        headingLevel={2}
        callType={filter.callType}
      />
    </li>
  ));
  const adds = data.adds.map((add) => (
    <li key={add.id}>
      <Advertisement add={add} />
    </li>
  ));
  return (
    <>
      <ul className={styles.list}>{items.toSpliced(ADVERTISEMENT_AFTER, 0, ...adds)}</ul>
      <div className={styles.share}>{share}</div>
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
