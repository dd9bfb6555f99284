import type { Add } from 'shared-contracts/schemas/content';
import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';
import type { SearchFilter } from '../model/filter-query.ts';
import { readFilter, type ReadFilter } from '../model/read-filter.ts';
import { listAdds } from './list-adds.ts';
import { listProfessionals, type ProfessionalPage } from './list-professionals.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle, type Settled } from './settle.ts';

export interface SearchData {
  /** What the address asks for, without what the page itself narrows to. */
  readonly filter: SearchFilter;
  /** What the address says and the page left out. */
  readonly ignored: ReadFilter['ignored'];
  /** The moments of the hours that are asked for. */
  readonly free?: ProfessionalFilter['free'];
  readonly result: Settled<ProfessionalPage>;
  readonly adds: readonly Add[];
}

/** Time zone arithmetic is for those who ask for hours. */
const freeWindows = () => import(/* webpackChunkName: "free-window" */ '../model/free-window.ts');

/** Loader of a list page. `narrow` is what the page itself fixes: `/lawyers` lists lawyers whatever its address says. */
export const searchLoader =
  (placement: Add['placement'], narrow: SearchFilter = {}) =>
  async (args: LoaderArgs): Promise<SearchData> => {
    const platform = platformOf(args);
    const { signal, url } = args.request;
    const { filter, ignored } = readFilter(new URL(url).searchParams, narrow);
    const { window, date, ...plain } = filter;
    const free = window && date ? (await freeWindows()).freeWindow(date, window) : undefined;
    const asked = { ...plain, ...narrow, ...(free ? { free } : { date }), limit: 20 };
    const [result, adds] = await Promise.all([
      settle(listProfessionals(platform, asked, signal)),
      listAdds(platform, signal),
    ]);
    return { filter, ignored, free, result, adds: adds.filter((add) => add.placement === placement).slice(0, 1) };
  };
