import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import type { KnownProfessional } from 'shared-contracts/schemas/known-professional';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { professions, workingLanguages } from 'shared-contracts/schemas/vocabulary';
import { professionName } from 'shared-contracts/formats/person/profession-name';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { Skeleton } from 'shared-ui/primitives/skeleton/skeleton.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { Part } from '../../components/part/part.tsx';
import { availableQueries } from '../../data/available-queries.ts';
import { readAvailableSearch } from '../../model/available-search.ts';
import { useView } from '../../model/use-view.ts';
import styles from './available.module.css';
import { CallList } from './call-list.tsx';
import { useStillAvailable } from './use-still-available.ts';

const nobody: readonly KnownProfessional[] = [];
const noOthers: readonly PublicProfessional[] = [];

/** `/user/disp`: who takes a call at once, the client's own professionals first. */
export function Component() {
  const { t } = useTranslation('remote-user/available');
  const { t: common } = useTranslation('remote-user/common');
  const { http } = usePlatform();
  const { reader } = useView();
  const [address, setAddress] = useSearchParams();
  const { cursor, language, profession } = readAvailableSearch(address);
  const { search: coming } = useShownSearch();
  const chosen = readAvailableSearch(coming);
  const queries = availableQueries(http);
  const own = useQuery(queries.own());
  const all = useQuery(queries.all({ language, profession }, cursor));
  const fits = ({ languages, functions }: PublicProfessional) =>
    (language === undefined || languages.includes(language)) &&
    (profession === undefined || functions.includes(profession));
  const known = own.data ?? nobody;
  const mine = useStillAvailable(known.flatMap(({ profile }) => profile ?? []).filter(fits));
  const consultationOf = new Map(
    known.flatMap(({ professional, consultation }) => (consultation ? [[professional.id, consultation.id]] : [])),
  );
  const found = useStillAvailable(all.data?.people ?? noOthers);
  const others = found.filter(({ id }) => mine.every((one) => one.id !== id));
  const isFiltered = language !== undefined || profession !== undefined;
  const isEmpty = own.isSuccess && all.isSuccess && mine.length + others.length === 0 && cursor === null;
  const choose = (name: 'language' | 'profession', value: string) => {
    const search = new URLSearchParams(coming);
    search.delete('cursor');
    if (value === '') search.delete(name);
    else search.set(name, value);
    setAddress(search, { preventScrollReset: true });
  };
  const page = (at?: string) => href('/user/disp', undefined, { language, profession, cursor: at });
  const hasFailed = [own, all].every(({ isError, data }) => isError && data === undefined);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {hasFailed ? (
        <Part queries={[own, all]} title={t('failed.all')} skeleton={null}>
          {() => null}
        </Part>
      ) : (
        <>
          <div className={styles.filters}>
            <Select
              label={t('language')}
              name="language"
              value={chosen.language ?? ''}
              placeholder={t('anyLanguage')}
              options={workingLanguages.map((value) => ({ value, label: common(`language.${value}`) }))}
              onChange={(event) => choose('language', event.target.value)}
            />
            <Select
              label={t('profession')}
              name="profession"
              value={chosen.profession ?? ''}
              placeholder={t('anyProfession')}
              options={professions.map((value) => ({ value, label: professionName(common, value, { gender: null }) }))}
              onChange={(event) => choose('profession', event.target.value)}
            />
          </div>
          {isEmpty ? (
            <EmptyState
              title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
              action={
                isFiltered ? (
                  <ButtonLink variant="secondary" to={href('/user/disp')}>
                    {t('empty.all')}
                  </ButtonLink>
                ) : (
                  <ButtonLink to={href('/schedule-meeting')}>{t('empty.action')}</ButtonLink>
                )
              }
            >
              {t('empty.text')}
            </EmptyState>
          ) : (
            <>
              <Part queries={[own]} title={t('failed.own')} skeleton={<Skeleton lines={3} />}>
                {() =>
                  mine.length === 0 ? null : <CallList title={t('own')} people={mine} {...{ consultationOf, reader }} />
                }
              </Part>
              <Part queries={[all]} title={t('failed.others')} skeleton={<Skeleton lines={6} />}>
                {() =>
                  others.length === 0 ? null : (
                    <CallList title={t(mine.length === 0 ? 'everybody' : 'others')} people={others} reader={reader} />
                  )
                }
              </Part>
              <Pagination
                label={t('pages')}
                previousLabel={t('firstPage')}
                nextLabel={t('nextPage')}
                previous={cursor === null ? undefined : page()}
                next={all.data?.next ? page(all.data.next) : undefined}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/available');
  return <AreaFailure title={t('title')} />;
}
