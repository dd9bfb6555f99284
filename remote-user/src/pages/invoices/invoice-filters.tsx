import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePlatform } from 'shared-contracts/platform/platform-context';
import { partyName } from 'shared-contracts/formats/person/party-name';
import { useShownSearch } from 'shared-ui/domain/queries/use-shown-search.ts';
import { SegmentedFilter } from 'shared-ui/primitives/segmented-filter/segmented-filter.tsx';
import { Select } from 'shared-ui/primitives/select/select.tsx';
import { invoiceQueries } from '../../data/invoice-queries.ts';
import {
  filterOf,
  invoicePeriods,
  invoiceStates,
  searchOf,
  type InvoiceFilter,
  type InvoicePeriod,
} from '../../model/invoice-filter.ts';
import styles from './invoices-page.module.css';

/** State, period and professional; they live in the address. */
export function InvoiceFilters() {
  const { t, i18n } = useTranslation('remote-user/invoices');
  const { http } = usePlatform();
  const [, setSearch] = useSearchParams();
  const filter = filterOf(useShownSearch().search);
  const queries = invoiceQueries(http);
  // Both only help to choose: without them the list is there.
  const { data: totals } = useQuery({ ...queries.totals(filter), throwOnError: false });
  const { data: issuers = [] } = useQuery({ ...queries.issuers(), throwOnError: false });
  const number = new Intl.NumberFormat(i18n.language);
  const change = (part: Partial<InvoiceFilter>) =>
    setSearch(searchOf({ ...filter, ...part }), { preventScrollReset: true });
  const countOf = (state: InvoiceFilter['state']) =>
    totals &&
    number.format(
      totals.filter(({ status }) => state === 'all' || status === state).reduce((sum, { count }) => sum + count, 0),
    );
  return (
    <div className={styles.filters} data-print="hide">
      <SegmentedFilter
        legend={t('legend')}
        options={invoiceStates.map((value) => ({ value, label: t(`filter.${value}`), count: countOf(value) }))}
        value={filter.state}
        onChange={(state) => change({ state })}
      />
      <div className={styles.selects}>
        <Select
          label={t('period')}
          isLabelHidden
          name="period"
          value={filter.period}
          options={invoicePeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={(event) => change({ period: event.target.value as InvoicePeriod })}
        />
        {issuers.length > 1 || filter.professionalId !== '' ? (
          <Select
            label={t('professional')}
            isLabelHidden
            name="by"
            value={filter.professionalId}
            placeholder={t('anyProfessional')}
            options={issuers.map((issuer) => ({ value: issuer.id, label: partyName(issuer) }))}
            onChange={(event) => change({ professionalId: event.target.value })}
          />
        ) : null}
      </div>
    </div>
  );
}
