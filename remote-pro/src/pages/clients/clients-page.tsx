import { useSuspenseQuery, useQueryClient } from '@tanstack/react-query';
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
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { ZoneNote } from '../../components/zone-note/zone-note.tsx';
import { clientQueries, clientsKey } from '../../data/clients/client-queries.ts';
import {
  clientGroups,
  clientOrders,
  readClientsSearch,
  writeClientsSearch,
  type ClientOrder,
  type ClientsSearch,
} from '../../model/clients-search.ts';
import { useReader } from '../../model/use-reader.ts';
import { ClientsTable } from './clients-table.tsx';
import styles from './clients-page.module.css';
import { ExportClients } from './export-clients.tsx';
import { useEffect } from 'react';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';

/** Reads the clients again with each message, which is their last contact. */
function useLiveClients(): void {
  const { events } = usePlatform();
  const client = useQueryClient();
  useEffect(() => events.subscribe('message.', () => void refreshQueries(client, clientsKey)), [events, client]);
}

/** `/pro/clients`: who has met the professional or is in contact with them. */
export function Component() {
  const { t } = useTranslation('remote-pro/clients');
  const { http } = usePlatform();
  const reader = useReader();
  useLiveClients();
  const [address, setAddress] = useSearchParams();
  const { clients, next } = useSuspenseQuery(clientQueries(http).page(address)).data;
  const { search, isBusy } = useShownSearch();
  const chosen = readClientsSearch(search);
  const change = (values: Partial<ClientsSearch>, replace = false) =>
    setAddress(writeClientsSearch({ ...chosen, cursor: null, ...values }), { preventScrollReset: true, replace });
  // Of the clients shown, while others load.
  const shown = readClientsSearch(address);
  const isAll = shown.text === '' && shown.show === 'all';
  const page = (cursor: string | null) => href('/pro/clients') + writeClientsSearch({ ...shown, cursor });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} actions={clients.length === 0 ? undefined : <ExportClients search={shown} />} />
      {clients.length === 0 ? null : <ZoneNote />}
      {isAll && clients.length === 0 && shown.cursor === null ? (
        <EmptyState
          title={t('empty.title')}
          isFirstRun
          action={
            <ButtonLink to={href('/pro/disponibilite')} variant="secondary">
              {t('empty.action')}
            </ButtonLink>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.filters}>
            <div className={styles.search}>
              <SearchField value={chosen.text} label={t('search')} onSearch={(text) => change({ text }, true)} />
            </div>
            <SegmentedFilter
              legend={t('filter')}
              options={clientGroups.map((value) => ({ value, label: t(`show.${value}`) }))}
              value={chosen.show}
              onChange={(show) => change({ show })}
            />
            <div className={styles.sort} data-unused={chosen.show === 'upcoming' || undefined}>
              <Select
                label={t('sort')}
                isLabelHidden
                name="sort"
                value={chosen.sort}
                options={clientOrders.map((value) => ({ value, label: t(`sortBy.${value}`) }))}
                onChange={(event) => change({ sort: event.target.value as ClientOrder })}
              />
            </div>
          </div>
          {clients.length === 0 ? (
            <EmptyState
              title={t('empty.found')}
              action={
                <ButtonLink to={href('/pro/clients')} variant="secondary">
                  {t('empty.all')}
                </ButtonLink>
              }
            >
              {t('empty.foundText')}
            </EmptyState>
          ) : (
            <ClientsTable clients={clients} reader={reader} isBusy={isBusy} />
          )}
          <Pagination
            label={t('pages')}
            previousLabel={t('firstPage')}
            nextLabel={t('nextPage')}
            previous={shown.cursor === null ? undefined : page(null)}
            next={next === null ? undefined : page(next)}
          />
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-pro/clients');
  return <AreaFailure title={t('title')} />;
}
