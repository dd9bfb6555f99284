import type { Add } from 'shared-contracts/schemas/content';
import type { SearchFilter } from '../model/filter-query.ts';
import { filterOf } from '../model/read-filter.ts';
import { listAdds } from './list-adds.ts';
import { listProfessionals, type ProfessionalPage } from './list-professionals.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle, type Settled } from './settle.ts';

export interface SearchData {
  /** What the address asks for, without what the page itself narrows to. */
  readonly filter: SearchFilter;
  readonly result: Settled<ProfessionalPage>;
  readonly adds: readonly Add[];
}

/** Loader of a list page. `narrow` is what the page itself fixes: `/lawyers` lists lawyers whatever its address says. */
export const searchLoader =
  (placement: Add['placement'], narrow: SearchFilter = {}) =>
  async (args: LoaderArgs): Promise<SearchData> => {
    const platform = platformOf(args);
    const { signal, url } = args.request;
    const filter = filterOf(new URL(url).searchParams);
    const [result, adds] = await Promise.all([
      settle(listProfessionals(platform, { ...filter, ...narrow, limit: 20 }, signal)),
      listAdds(platform, signal),
    ]);
    return { filter, result, adds: adds.filter((add) => add.placement === placement).slice(0, 1) };
  };
