import type { Platform } from 'shared-contracts/platform/platform';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import { pageOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';
import { filterNames, without, type FilterName, type SearchFilter } from '../model/filter-query.ts';

/** One filter less, and how many people are then found. */
export interface Drop {
  readonly name: FilterName;
  readonly total: number;
  /** There are more. */
  readonly isCapped: boolean;
}

const totals = pageOf(unknown());

/** For each filter in force how many the search finds without it, the most first; undefined where that cannot be told. */
export async function countWithout(
  { http, telemetry }: Platform,
  filter: SearchFilter,
  asked: (filter: SearchFilter) => Promise<FacetsQuery>,
  signal: AbortSignal,
): Promise<readonly Drop[] | undefined> {
  const names = filterNames.filter((name) => filter[name] !== undefined);
  try {
    const drops = await Promise.all(
      names.map(async (name) => {
        const body = { ...(await asked(without(filter, name))), limit: 1 };
        const answer = await http.request('POST', '/base/professionals/lawyer-filter', totals, { body, signal });
        return { name, total: answer.total ?? 0, isCapped: answer.capped ?? false };
      }),
    );
    return drops.sort((a, b) => b.total - a.total);
  } catch (error) {
    if (signal.aborted) throw error;
    telemetry.error(error, { where: 'which filter to drop' });
    return undefined;
  }
}
