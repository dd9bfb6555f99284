import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { currencies, invoice, invoiceIssuer, invoiceLink, invoiceStatuses } from 'shared-contracts/schemas/billing';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { refreshQueries } from 'shared-ui/domain/queries/refresh-queries.ts';
import * as v from 'valibot';
import { rangeOf, type InvoiceFilter } from '../model/invoice-filter.ts';

const invoicesKey = ['invoices'] as const;
const PAGE = 12;

const page = pageOf(invoice);
const issuers = oneOf(v.array(invoiceIssuer));
const link = oneOf(invoiceLink);
const totals = v.object({
  data: v.array(
    v.object({
      status: v.picklist(invoiceStatuses),
      currency: v.picklist(currencies),
      sum: v.nullable(v.number()),
      count: v.number(),
    }),
  ),
});

/** A filter without its state: what the totals are of. */
const conditionsOf = ({ period, professionalId }: InvoiceFilter) => {
  const range = rangeOf(period, new Date());
  return {
    issuedAt: { $ne: null, ...(range && { $gte: range.from, $lt: range.to }) },
    ...(professionalId && { professionalId }),
  };
};

/** Queries of the invoices that the client has received. */
export const invoiceQueries = (http: HttpClient) => ({
  /** A page, the latest first. */
  page: (filter: InvoiceFilter, cursor: string | null) =>
    queryOptions({
      queryKey: [...invoicesKey, 'page', filter, cursor],
      queryFn: async ({ signal }) => {
        const where = { ...conditionsOf(filter), ...(filter.state !== 'all' && { status: filter.state }) };
        const body = { where, sort: [{ issuedAt: 'desc' }], limit: PAGE, ...(cursor !== null && { cursor }) };
        const answer = await http.request('POST', '/invoices/find-by', page, { body, signal });
        return { invoices: answer.data, next: answer.page?.next ?? null };
      },
    }),
  /** Number and sum of each state and currency, whatever state is chosen. */
  totals: (filter: InvoiceFilter) =>
    queryOptions({
      queryKey: [...invoicesKey, 'totals', filter.period, filter.professionalId],
      queryFn: async ({ signal }) => {
        const metrics = { sum: { fn: 'sum', col: 'total' }, count: { fn: 'count' } };
        const body = { where: conditionsOf(filter), groupBy: ['status', 'currency'], metrics };
        return (await http.request('POST', '/invoices/aggregate', totals, { body, signal })).data;
      },
    }),
  /** Who has sent any, by name. */
  issuers: () =>
    queryOptions({
      queryKey: [...invoicesKey, 'issuers'],
      queryFn: async ({ signal }) => (await http.request('GET', '/invoices/issuers', issuers, { signal })).data,
    }),
});

/** The path of an invoice as a PDF, good for five minutes. @throws ProblemError */
export const linkInvoice = async (http: HttpClient, id: string, locale: Locale): Promise<string> =>
  (await http.request('GET', `/invoices/${id}/link?lang=${locale}`, link)).data.url;

export const refreshInvoices = (client: QueryClient): Promise<void> => refreshQueries(client, invoicesKey);
