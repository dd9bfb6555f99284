import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { Card } from 'shared-ui/primitives/card/card.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { Part } from '../../components/part/part.tsx';
import { UnverifiedNotice } from '../../components/plan-notice/unverified-notice.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { practiceQueries } from '../../data/practice/practice-queries.ts';
import { reviewFilters, reviewQueries } from '../../data/reviews/review-queries.ts';
import { useLiveReviews } from '../../data/reviews/use-live-reviews.ts';
import { useReader } from '../../model/use-reader.ts';
import { filterOf } from './filter-of.ts';
import { firstMonth } from './months-of.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews-page.module.css';
import { ReviewsSummary } from './reviews-summary.tsx';

/** `/pro/avis`: what clients wrote, how it spreads and moves, one public reply each, and reports. */
export function Component() {
  const { t, i18n } = useTranslation('remote-pro/reviews');
  const { http } = usePlatform();
  const [address, setSearch] = useSearchParams();
  const { search, isBusy } = useShownSearch();
  const queries = reviewQueries(http);
  useLiveReviews();
  const { reviews, next } = useSuspenseQuery(queries.page(filterOf(address), address.get('cursor'))).data;
  const counts = useQuery(queries.counts());
  const professional = useQuery(practiceQueries(http).professional());
  const timeZone = professional.data?.timeZone;
  const reader = useReader();
  const first = firstMonth(useNow(), timeZone ?? 'UTC');
  const months = useQuery({
    ...queries.months(first, timeZone ?? 'UTC'),
    enabled: timeZone !== undefined,
  });
  const filter = filterOf(search);
  const isEmpty = reviews.length === 0 && filterOf(address) === 'all' && !address.has('cursor');
  const number = new Intl.NumberFormat(i18n.language);
  const countOf = (option: (typeof reviewFilters)[number]) => {
    if (counts.data === undefined || option === 'all') return undefined;
    if (option === 'unanswered') return number.format(counts.data.unanswered);
    return number.format(counts.data.ratings.find(({ rating }) => String(rating) === option)?.count ?? 0);
  };
  const page = (cursor?: string) =>
    `?${new URLSearchParams({ filter: filterOf(address), ...(cursor ? { cursor } : {}) }).toString()}`;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} />
      {isEmpty ? (
        <EmptyState
          isFirstRun
          title={t('empty.title')}
          action={
            <ButtonLink to={href('/pro/rendez-vous')} variant="secondary">
              {t('empty.appointments')}
            </ButtonLink>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <ZoneNote />
          <UnverifiedNotice title={t('unverified.title')} action={t('unverified.documents')} />
          <Part
            queries={[counts, months]}
            title={t('summary.failed')}
            skeleton={
              <Card className={styles.reserved} aria-hidden="true">
                <Skeleton lines={6} />
              </Card>
            }
          >
            {({ ratings }, rated) => <ReviewsSummary ratings={ratings} months={rated} first={first} />}
          </Part>
          <SegmentedFilter
            legend={t('filter.legend')}
            options={reviewFilters.map((value) => ({
              value,
              label:
                value === 'all' || value === 'unanswered'
                  ? t(`filter.${value}`)
                  : t('filter.stars', { count: Number(value) }),
              count: countOf(value),
            }))}
            value={filter}
            onChange={(value) => setSearch({ filter: value }, { preventScrollReset: true })}
          />
          {reviews.length === 0 ? (
            <EmptyState
              title={t(filterOf(address) === 'unanswered' ? 'empty.answered' : 'empty.none')}
              action={
                <ButtonLink to="?filter=all" variant="secondary">
                  {t('empty.all')}
                </ButtonLink>
              }
            />
          ) : (
            <ul className={styles.list} aria-label={t('list')} aria-busy={isBusy}>
              {reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} timeZone={reader.timeZone} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={t('pages')}
            previousLabel={t('latest')}
            nextLabel={t('earlier')}
            previous={address.has('cursor') ? page() : undefined}
            next={next === null ? undefined : page(next)}
          />
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/reviews');
  return <AreaFailure title={t('title')} />;
}
