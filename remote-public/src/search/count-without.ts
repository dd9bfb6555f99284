import type { Platform } from 'shared-contracts/platform/platform';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import { pageOf } from 'shared-contracts/schemas/wire';
import { unknown } from 'valibot';
import { filterNames, without, type FilterName, type SearchFilter } from './filter-query.ts';

/** A filter without one field, with its number of results. */
export interface Drop {
  readonly name: FilterName;
  readonly total: number;
  /** The number is a lower bound. */
  readonly isCapped: boolean;
}

const totals = pageOf(unknown());

/** Number of results without each active filter, highest first; undefined when unknown. */
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
