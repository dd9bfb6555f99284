import { textLimits } from 'shared-contracts/schemas/text-limits';

export const clientGroups = ['all', 'upcoming', 'past'] as const;
export type ClientGroup = (typeof clientGroups)[number];
export const clientOrders = ['contact', 'name', 'last', 'count'] as const;
export type ClientOrder = (typeof clientOrders)[number];

/** What a list of clients shows. */
export interface ClientsSearch {
  readonly text: string;
  readonly show: ClientGroup;
  readonly sort: ClientOrder;
  readonly cursor: string | null;
}

/** Of the address: `?q=…&show=…&sort=…&cursor=…`. */
export function readClientsSearch(search: URLSearchParams): ClientsSearch {
  const text = search.get('q')?.trim() ?? '';
  const show = clientGroups.find((one) => one === search.get('show')) ?? 'all';
  const sort = clientOrders.find((one) => one === search.get('sort')) ?? 'contact';
  return { text, show, sort, cursor: search.get('cursor') };
}

/** The address of it, without what is usual. */
export function writeClientsSearch({ text, show, sort, cursor }: ClientsSearch): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(show !== 'all' && { show }),
    ...(sort !== 'contact' && { sort }),
    ...(cursor && { cursor }),
  }).toString();
  return query && `?${query}`;
}

/** What the API searches for inside names is three letters at least; less is the beginning of the last name. */
export const shortestInside = 3;
export const isTooShort = (text: string) =>
  Math.max(0, ...(text.match(/[\p{L}\p{N}]+/gu) ?? []).map(({ length }) => length)) < shortestInside;
/** As the API compares names. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const orders = {
  contact: { lastContactAt: 'desc' },
  name: { nameKey: 'asc' },
  last: { lastAt: 'desc' },
  count: { appointmentCount: 'desc' },
} as const;

/** The body of POST /clients/find-by. Those with an appointment ahead come by its time. */
export function clientsQuery({ text, show, sort, cursor }: ClientsSearch, limit: number) {
  const start = folded(text);
  return {
    where: {
      ...(text === ''
        ? {}
        : isTooShort(text)
          ? { nameKey: { $gte: start, $lt: `${start}\u{ffff}` } }
          : { search: { $contains: text.slice(0, textLimits.search) } }),
      ...(show === 'all' ? {} : { nextAt: { $isNull: show === 'past' } }),
    },
    sort: [show === 'upcoming' ? { nextAt: 'asc' } : orders[sort]],
    limit,
    ...(cursor === null ? {} : { cursor }),
  };
}
