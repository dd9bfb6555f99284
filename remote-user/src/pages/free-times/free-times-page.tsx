import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { sentenceCase } from 'shared-contracts/formats/text/sentence-case';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import { href } from 'shared-contracts/remote/paths';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { Part } from '../../components/part/part.tsx';
import { freeTimesQueries } from '../../data/free-times-queries.ts';
import { useLiveKnown } from '../../data/use-live-known.ts';
import { dateIn } from '../../model/date-in.ts';
import { useView } from '../../model/use-view.ts';
import { readWeekSearch, writeWeekSearch, type WeekSearch } from '../../model/week-search.ts';
import styles from './free-times.module.css';
import { Week } from './week.tsx';
import { WeekControls } from './week-controls.tsx';

/** `/user/disponibilite`: the free times of the professionals whom the client follows or has met, side by side. */
export function Component() {
  const { t } = useTranslation('remote-user/free-times');
  const { http, locale } = usePlatform();
  const { reader, now } = useView();
  useLiveKnown();
  const [address, setAddress] = useSearchParams();
  const queries = freeTimesQueries(http);
  const today = dateIn(now, reader.timeZone);
  const search = readWeekSearch(address, now, reader.timeZone);
  const { people, next } = useSuspenseQuery(queries.people(search.cursor)).data;
  const consultations = useQuery(queries.consultations(people));
  const week = useQuery(queries.week(people, search, reader.timeZone));
  const { search: coming, isBusy } = useShownSearch();
  const chosen = readWeekSearch(coming, now, reader.timeZone);
  const change = (values: Partial<WeekSearch>) =>
    setAddress(writeWeekSearch({ ...chosen, ...values }, today), { preventScrollReset: true });
  const page = (cursor: string | null) =>
    href('/user/disponibilite') + writeWeekSearch({ ...search, consultations: [], cursor }, today);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>
        {people.length === 0 ? undefined : sentenceCase(zoneLabel(reader.timeZone, locale))}
      </PageHead>
      {people.length === 0 && search.cursor === null ? (
        <EmptyState
          title={t('empty.title')}
          isFirstRun
          action={<ButtonLink to={href('/recherche')}>{t('empty.action')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <WeekControls search={chosen} today={today} onChange={change} />
          <Part
            queries={[week, consultations]}
            title={t('failed')}
            skeleton={
              <div className={styles.loading} aria-busy="true">
                <Skeleton lines={8} />
              </div>
            }
          >
            {(slots, offered) => (
              <Week
                people={people}
                slots={slots}
                offered={offered}
                search={search}
                reader={reader}
                isBusy={isBusy}
                onConsultations={(ids) => change({ consultations: ids })}
              />
            )}
          </Part>
          <Pagination
            label={t('pages')}
            previousLabel={t('firstPage')}
            nextLabel={t('nextPage')}
            previous={search.cursor === null ? undefined : page(null)}
            next={next === null ? undefined : page(next)}
          />
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/free-times');
  return <AreaFailure title={t('title')} />;
}
