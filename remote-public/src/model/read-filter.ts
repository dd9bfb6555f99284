import { professionalFilter } from 'shared-contracts/schemas/professional-filter';
import { safeParse } from 'valibot';
import { filterNames, parameterOf, type SearchFilter } from './filter-query.ts';

const read = (name: string, raw: string): unknown => {
  if (name === 'availableNow') return raw === '1' || raw === 'true' ? true : undefined;
  if (name === 'yearsMin' || name === 'ratingMin') return Number(raw);
  return raw;
};

/** The filter that an address carries. What cannot be understood is left out: a shared link never fails on one bad value. */
export function filterOf(search: URLSearchParams): SearchFilter {
  const entries = [...filterNames, 'sort' as const, 'cursor' as const].flatMap((name) => {
    const raw = search.get(parameterOf(name))?.trim();
    if (!raw) return [];
    const result = safeParse(professionalFilter.entries[name], read(name, raw));
    return result.success && result.output !== undefined ? [[name, result.output]] : [];
  });
  return Object.fromEntries(entries) as SearchFilter;
}
