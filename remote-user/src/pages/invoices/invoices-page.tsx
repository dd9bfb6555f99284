import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { href } from 'shared-contracts/remote/paths';
import { useNow } from 'shared-ui/domain/time/use-now.ts';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { ButtonLink } from 'shared-ui/primitives/button/button-link.tsx';
import { EmptyState } from 'shared-ui/primitives/empty-state/empty-state.tsx';
import { PageHead } from 'shared-ui/primitives/page-head/page-head.tsx';
import { PageTitle } from 'shared-ui/primitives/page-head/page-title.tsx';
import { Pagination } from 'shared-ui/primitives/pagination/pagination.tsx';
import { AreaFailure } from '../../components/area-failure.tsx';
import { invoiceQueries, refreshInvoices } from '../../data/invoice-queries.ts';
import { filterOf, searchOf } from '../../model/invoice-filter.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { InvoiceItem } from './invoice-item.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import styles from './invoices-page.module.css';

/** `/user/factures`: the invoices received, what is to be paid, each as a PDF. */
export function Component() {
  const { t } = useTranslation('remote-user/invoices');
  const { http, events } = usePlatform();
  const client = useQueryClient();
  const [address] = useSearchParams();
  const { isBusy } = useShownSearch();
  const now = useNow();
  const filter = filterOf(address);
  const { invoices, next } = useSuspenseQuery(invoiceQueries(http).page(filter, address.get('cursor'))).data;
  useEffect(() => events.subscribe('invoice.', () => void refreshInvoices(client)), [client, events]);
  const isNarrowed = searchOf(filter).size > 0 || address.has('cursor');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      {invoices.length === 0 && !isNarrowed ? (
        <EmptyState
          isFirstRun
          title={t('empty.title')}
          action={
            <ButtonLink to={href('/recherche')} variant="secondary">
              {t('empty.find')}
            </ButtonLink>
          }
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <InvoiceSums filter={filter} />
          <InvoiceFilters />
          {invoices.length === 0 ? (
            <EmptyState
              title={t('empty.filtered')}
              action={
                <ButtonLink to={href('/user/factures')} variant="secondary">
                  {t('empty.reset')}
                </ButtonLink>
              }
            />
          ) : (
            <ul className={styles.list} aria-label={t('list')} aria-busy={isBusy}>
              {invoices.map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceItem invoice={invoice} now={now} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            label={t('pages')}
            previousLabel={t('first')}
            nextLabel={t('next')}
            previous={address.has('cursor') ? `?${searchOf(filter).toString()}` : undefined}
            next={next === null ? undefined : `?${searchOf(filter, next).toString()}`}
          />
        </>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const { t } = useTranslation('remote-user/invoices');
  return <AreaFailure title={t('title')} />;
}
