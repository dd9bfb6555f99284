import type { Add } from 'shared-contracts/schemas/add';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import type { SearchFilter } from './filter-query.ts';
import { inLanguage } from '../loading/in-language.ts';
import { readFilter, type ReadFilter } from './read-filter.ts';
import { drawAdds, loadAdds } from '../professionals/load-adds.ts';
import { countWithout } from './count-without.ts';
import { findInterpretations } from './find-interpretations.ts';
import { listProfessionals, type ProfessionalPage } from '../professionals/list-professionals.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { settle, type Settled } from '../loading/settle.ts';
import {
  alternativesBesideListed,
  listedInstead,
  searchAlternatives,
  type Alternatives,
} from './search-alternatives.ts';

export interface SearchData {
  /** The filter of the URL, without what the page fixes. */
  readonly filter: SearchFilter;
  /** Values of the URL that were left out. */
  readonly ignored: ReadFilter['ignored'];
  readonly pastDate?: ReadFilter['pastDate'];
  readonly tooLong: ReadFilter['tooLong'];
  readonly typed: SearchFilter;
  /** The same for the API: with what the page fixes, and hours as instants. */
  readonly asked: FacetsQuery;
  readonly result: Settled<ProfessionalPage>;
  /** Alternatives when there are no results. */
  readonly searchAlternatives?: readonly Alternatives[] | undefined;
  /** The search listed instead of one without results: that of the area of law its text mentions. */
  readonly instead?: SearchFilter | undefined;
  readonly adds: readonly Add[];
}

/** Time zone arithmetic, loaded only when hours are searched. */
const freeWindows = () => import(/* webpackChunkName: "free-window" */ './free-window.ts');

async function askedBy({ window, date, sort: _order, cursor: _page, ...plain }: SearchFilter): Promise<FacetsQuery> {
  return window && date ? { ...plain, free: (await freeWindows()).freeWindow(date, window) } : { ...plain, date };
}

/** Loader of a list page. `narrow` is what the page fixes: `/lawyers` always lists lawyers. */
export const searchLoader =
  (placement: Add['placement'], narrow: SearchFilter = {}) =>
  async (args: LoaderArgs): Promise<SearchData> => {
    const platform = platformOf(args);
    const { signal, url } = args.request;
    const read = readFilter(new URL(url).searchParams, narrow);
    const filter = inLanguage(read.filter, platform.locale);
    const askFor = (fields: SearchFilter) => askedBy({ ...fields, ...narrow });
    const search = async (fields: SearchFilter) => {
      const asked = await askFor(fields);
      const page = { sort: fields.sort, cursor: fields.cursor, limit: 20 };
      return { asked, result: await settle(listProfessionals(platform, { ...asked, ...page }, signal)) };
    };
    const adds = loadAdds(platform, signal);
    const findPeople = async () => {
      const found = await search(filter);
      if (!found.result.ok || found.result.value.professionals.length > 0) return found;
      if (filter.cursor !== undefined) return { ...found, result: { ok: false, code: 'CURSOR_INVALID' } as const };
      const counting = countWithout(platform, filter, askFor, signal);
      counting.catch(() => undefined); // possibly not awaited
      const interpretations = await findInterpretations(platform, found.asked, signal);
      const instead = listedInstead(filter, interpretations);
      if (instead)
        return {
          ...(await search(instead)),
          instead,
          searchAlternatives: alternativesBesideListed(filter, interpretations, platform.locale),
        };
      return {
        ...found,
        searchAlternatives: searchAlternatives(filter, interpretations, await counting, platform.locale),
      };
    };
    return {
      ...read,
      filter,
      typed: inLanguage(read.typed, platform.locale),
      ...(await findPeople()),
      adds: drawAdds(
        (await adds()).filter((add) => add.placement === placement),
        1,
      ),
    };
  };
