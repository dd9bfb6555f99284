import type { Add } from 'shared-contracts/schemas/content';
import type { FacetsQuery } from 'shared-contracts/schemas/professional-facets';
import type { SearchFilter } from '../model/filter-query.ts';
import { inLanguage } from '../model/in-language.ts';
import { readFilter, type ReadFilter } from '../model/read-filter.ts';
import { askForAdds } from './ask-for-adds.ts';
import { countWithout } from './count-without.ts';
import { findMeanings } from './find-meanings.ts';
import { listProfessionals, type ProfessionalPage } from './list-professionals.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle, type Settled } from './settle.ts';
import { besideListed, listedInstead, waysOn, type WaysOn } from './ways-on.ts';

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
  /** The search that is listed in the place of this one, which finds nobody: that of the area of law of which its text speaks. */
  readonly instead?: SearchFilter | undefined;
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
    const filter = inLanguage(read.filter, platform.locale);
    const askFor = (fields: SearchFilter) => askedBy({ ...fields, ...narrow });
    const search = async (fields: SearchFilter) => {
      const asked = await askFor(fields);
      const page = { sort: fields.sort, cursor: fields.cursor, limit: 20 };
      return { asked, result: await settle(listProfessionals(platform, { ...asked, ...page }, signal)) };
    };
    const adds = askForAdds(platform, signal);
    const findPeople = async () => {
      const found = await search(filter);
      if (!found.result.ok || found.result.value.professionals.length > 0) return found;
      if (filter.cursor !== undefined) return { ...found, result: { ok: false, code: 'CURSOR_INVALID' } as const };
      const counting = countWithout(platform, filter, askFor, signal);
      counting.catch(() => undefined); // nobody may wait for it
      const meanings = await findMeanings(platform, found.asked, signal);
      const instead = listedInstead(filter, meanings);
      if (instead)
        return { ...(await search(instead)), instead, waysOn: besideListed(filter, meanings, platform.locale) };
      return { ...found, waysOn: waysOn(filter, meanings, await counting, platform.locale) };
    };
    return {
      ...read,
      filter,
      typed: inLanguage(read.typed, platform.locale),
      ...(await findPeople()),
      adds: (await adds()).filter((add) => add.placement === placement).slice(0, 1),
    };
  };
