import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';

/**
 * Hours of the chosen day in a time zone, so that a shared URL means the same everywhere. A missing end is the end of
 * the day.
 */
export interface DayWindow {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** IANA name of the searcher’s zone. */
  readonly zone: string;
}
export const windowParameters = ['from', 'to', 'zone'] as const;

/** The filters that a person sets, in the order of their chips. `free` and `limit` are not in the URL. */
export const filterNames = [
  'text',
  'category',
  'profession',
  'country',
  'city',
  'language',
  'callType',
  'gender',
  'availableNow',
  'date',
  'window',
  'yearsMin',
  'ratingMin',
  'feeMax',
] as const;
export type FilterName = (typeof filterNames)[number];
export type SearchFilter = Pick<ProfessionalFilter, Exclude<FilterName, 'window'> | 'sort' | 'cursor'> & {
  readonly window?: DayWindow | undefined;
};

/** Name of a field in the query string; the free text is `q`. */
export const parameterOf = (name: string): string => (name === 'text' ? 'q' : name);

/** The query string of a filter, without `?`; empty for an empty filter. */
export function queryOf(filter: SearchFilter): string {
  const search = new URLSearchParams();
  for (const name of [...filterNames, 'sort' as const, 'cursor' as const]) {
    const value = filter[name];
    if (value === undefined || value === false || value === '') continue;
    if (typeof value === 'object') {
      for (const part of windowParameters) if (value[part] !== undefined) search.set(part, value[part]);
      continue;
    }
    if (name === 'sort' && value === 'relevance') continue;
    search.set(parameterOf(name), value === true ? '1' : String(value));
  }
  return search.toString();
}

/** The filter without one of its fields, on its first page. Without the day there are no hours. */
export function without(filter: SearchFilter, name: FilterName): SearchFilter {
  return { ...filter, [name]: undefined, ...(name === 'date' ? { window: undefined } : {}), cursor: undefined };
}
