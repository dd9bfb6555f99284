import type { Add } from 'shared-contracts/schemas/content';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import type { SearchFilter } from '../model/filter-query.ts';
import { readFilter, type ReadFilter } from '../model/read-filter.ts';
import { askForAdds } from './ask-for-adds.ts';
import { countWithout } from './count-without.ts';
import { findAlternatives } from './find-alternatives.ts';
import { listProfessionals, type ProfessionalPage } from './list-professionals.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle, type Settled } from './settle.ts';
import { waysOn, type WaysOn } from './ways-on.ts';

export interface SearchData {
  /** What the address asks for, without what the page itself narrows to. */
  readonly filter: SearchFilter;
  /** What the address says and the page left out. */
  readonly ignored: ReadFilter['ignored'];
  readonly pastDate?: ReadFilter['pastDate'];
  readonly tooLong: ReadFilter['tooLong'];
  readonly typed: SearchFilter;
  /** The same for the API: with what the page narrows to, the hours as moments. */
  readonly asked: FacetsQuery;
  readonly result: Settled<ProfessionalPage>;
  /** Where nobody was found. */
  readonly waysOn?: readonly WaysOn[] | undefined;
  readonly adds: readonly Add[];
}

/** Time zone arithmetic is for those who ask for hours. */
const freeWindows = () => import(/* webpackChunkName: "free-window" */ '../model/free-window.ts');

async function askedBy({ window, date, sort: _order, cursor: _page, ...plain }: SearchFilter): Promise<FacetsQuery> {
  return window && date ? { ...plain, free: (await freeWindows()).freeWindow(date, window) } : { ...plain, date };
}

/** Loader of a list page. `narrow` is what the page itself fixes: `/lawyers` lists lawyers whatever its address says. */
export const searchLoader =
  (placement: Add['placement'], narrow: SearchFilter = {}) =>
  async (args: LoaderArgs): Promise<SearchData> => {
    const platform = platformOf(args);
    const { signal, url } = args.request;
    const read = readFilter(new URL(url).searchParams, narrow);
    const { filter } = read;
    const { sort, cursor } = filter;
    const asked = await askedBy({ ...filter, ...narrow });
    const adds = askForAdds(platform, signal);
    const result = await settle(listProfessionals(platform, { ...asked, sort, cursor, limit: 20 }, signal));
    const isEmpty = result.ok && result.value.professionals.length === 0;
    const helps = () =>
      Promise.all([
        findAlternatives(platform, asked, signal),
        countWithout(platform, filter, (less) => askedBy({ ...less, ...narrow }), signal),
      ]);
    return {
      ...read,
      asked,
      result,
      waysOn: isEmpty ? waysOn(filter, ...(await helps()), platform.locale) : undefined,
      adds: (await adds()).filter((add) => add.placement === placement).slice(0, 1),
    };
  };
