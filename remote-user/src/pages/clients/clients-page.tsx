import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { knownQueries } from '../../data/known-queries.ts';
import { useLiveKnown } from '../../data/use-live-known.ts';
import { groupOf, shownGroups } from '../../model/known-group.ts';
import { useView } from '../../model/use-view.ts';
import styles from './clients-page.module.css';
import { KnownRow } from './known-row.tsx';

/** `/user/clients`: the professionals whom the client follows, has met or has contacted. */
export function Component() {
  const { t } = useTranslation('remote-user/professionals');
  const { http } = usePlatform();
  const view = useView();
  useLiveKnown();
  const [address, setAddress] = useSearchParams();
  const [group, cursor] = [groupOf(address), address.get('cursor')];
  const { people, slots, next } = useSuspenseQuery(knownQueries(http).page(group, cursor)).data;
  const { search, isBusy } = useShownSearch();
  const isEmpty = people.length === 0 && cursor === null;
  const page = (at?: string) =>
    href('/user/clients', undefined, { show: address.get('show') ?? undefined, cursor: at });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('title')}
        actions={
          isEmpty && group === 'all' ? undefined : (
            <ButtonLink variant="secondary" to={href('/user/disponibilite')}>
              {t('sideBySide')}
            </ButtonLink>
          )
        }
      />
      {isEmpty && group === 'all' ? (
        <EmptyState
          title={t('empty.title')}
          isFirstRun
          action={<ButtonLink to={href('/recherche')}>{t('empty.action')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <SegmentedFilter
            legend={t('filter')}
            options={shownGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
            value={groupOf(search)}
            onChange={(show) => setAddress(show === 'all' ? {} : { show }, { preventScrollReset: true })}
          />
          {people.length === 0 ? (
            <EmptyState
              title={t(`none.${group}`)}
              action={
                <ButtonLink variant="secondary" to={href('/user/clients')}>
                  {t('showAll')}
                </ButtonLink>
              }
            />
          ) : (
            <ul className={styles.list} aria-label={t('title')} aria-busy={isBusy}>
              {people.map((person) => (
                <li key={person.professional.id}>
                  <KnownRow
                    person={person}
                    slots={slots === null ? null : slots.get(person.professional.id)}
                    view={view}
                    group={group}
                  />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={t('pages')}
            previousLabel={t('firstPage')}
            nextLabel={t('nextPage')}
            previous={cursor === null ? undefined : page()}
            next={next === null ? undefined : page(next)}
          />
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/professionals');
  return <AreaFailure title={t('title')} />;
}
