import { id } from 'shared-contracts/schemas/text';
import { is } from 'valibot';

export const invoiceStates = ['all', 'issued', 'paid', 'void'] as const;
export const invoicePeriods = ['all', 'month', 'year', 'lastYear'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
export type InvoicePeriod = (typeof invoicePeriods)[number];

export interface InvoiceFilter {
  readonly state: InvoiceState;
  readonly period: InvoicePeriod;
  /** Empty for everybody. */
  readonly professionalId: string;
}

/** The filter of an address: `?state=…&period=…&by=…`. */
export function filterOf(search: URLSearchParams): InvoiceFilter {
  const by = search.get('by') ?? '';
  return {
    state: invoiceStates.find((state) => state === search.get('state')) ?? 'all',
    period: invoicePeriods.find((period) => period === search.get('period')) ?? 'all',
    professionalId: is(id, by) ? by : '',
  };
}

/** The address of a filter; what is not narrowed is left out. */
export function searchOf({ state, period, professionalId }: InvoiceFilter, cursor?: string): URLSearchParams {
  return new URLSearchParams({
    ...(state !== 'all' && { state }),
    ...(period !== 'all' && { period }),
    ...(professionalId && { by: professionalId }),
    ...(cursor !== undefined && { cursor }),
  });
}

/** The month or year around `now` by the clocks of the device, as half-open instants; undefined for all. */
export function rangeOf(period: InvoicePeriod, now: Date): { readonly from: string; readonly to: string } | undefined {
  if (period === 'all') return undefined;
  const [year, month] = [now.getFullYear(), now.getMonth()];
  const [from, to] = {
    month: [new Date(year, month, 1), new Date(year, month + 1, 1)],
    year: [new Date(year, 0, 1), new Date(year + 1, 0, 1)],
    lastYear: [new Date(year - 1, 0, 1), new Date(year, 0, 1)],
  }[period] as [Date, Date];
  return { from: from.toISOString(), to: to.toISOString() };
}
