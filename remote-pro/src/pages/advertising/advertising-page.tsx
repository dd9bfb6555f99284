import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { PlanNotice } from '../../components/plan-notice/plan-notice.tsx';
import { useIsInPlan } from '../../components/plan-notice/use-is-in-plan.ts';
import { addQueries, addsKey } from '../../data/advertising/advertisement-queries.ts';
import { ListAdvertisements } from '../../features/advertisements-list/list-advertisements.tsx';
import { addAddress } from '../../model/add-address.ts';
import { NewAdvertisement, OneAdvertisement } from './one-advertisement.tsx';

/** `/pro/publicite`: the list, one advertisement (`?ad=…`) or the form of a new one (`?ad=new`). */
export function Component() {
  const [search] = useSearchParams();
  useAddEvents();
  const ad = search.get('ad');
  if (ad === 'new') return <NewAdvertisement />;
  return ad === null ? <List cursor={search.get('cursor')} /> : <OneAdvertisement key={ad} id={ad} />;
}

/** What operators decide, or another tab does, is shown at once. */
function useAddEvents() {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('advertisement.', () => void refreshQueries(client, addsKey)), [client, events]);
}

function List({ cursor }: { readonly cursor: string | null }) {
  const { t } = useTranslation('remote-pro/advertising');
  const { http } = usePlatform();
  const { adds, next } = useSuspenseQuery(addQueries(http).page(cursor)).data;
  const isInPlan = useIsInPlan('advertising');
  const create = isInPlan ? (
    <ButtonLink to={addAddress('new')} icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}>
      {t('new')}
    </ButtonLink>
  ) : undefined;
  const path = href('/pro/publicite');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} actions={adds.length === 0 ? undefined : create} />
      <PlanNotice entitlement="advertising">{adds.length === 0 ? null : <p>{t('kept')}</p>}</PlanNotice>
      {adds.length > 0 ? <ListAdvertisements adds={adds} /> : null}
      {adds.length === 0 && isInPlan ? (
        <EmptyState isFirstRun title={t('empty.title')} action={create}>
          {t('empty.text')}
        </EmptyState>
      ) : null}
      <Pagination
        label={t('pages')}
        previous={cursor === null ? undefined : path}
        previousLabel={t('first')}
        next={next === null ? undefined : `${path}?${new URLSearchParams({ cursor: next }).toString()}`}
        nextLabel={t('next')}
      />
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/advertising');
  return <AreaFailure title={t('title')} />;
}
