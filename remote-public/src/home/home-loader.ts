import type { Add } from 'shared-contracts/schemas/add';
import { drawAdds, loadAdds } from '../professionals/load-adds.ts';
import { listArticles, type ArticleCard } from '../reading/list-articles.ts';
import { listNeeds, type Need } from './list-needs.ts';
import { listProfessionals, type ProfessionalPage } from '../professionals/list-professionals.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { settle, type Settled } from '../loading/settle.ts';

export interface HomeData {
  readonly needs: readonly Need[];
  /** The professional with the best reviews, shown beside the search. */
  readonly best: Settled<ProfessionalPage>;
  /** Those who are free within a day, without the best one where there are others. */
  readonly available: Settled<ProfessionalPage>;
  readonly articles: Settled<readonly ArticleCard[]>;
  readonly adds: readonly Add[];
}

const AVAILABLE_SHOWN = 4;

/** Data of the home page; each part may fail alone. */
export async function homeLoader(args: LoaderArgs): Promise<HomeData> {
  const platform = platformOf(args);
  const { signal } = args.request;
  const adds = loadAdds(platform, signal);
  const [needs, best, available, articles] = await Promise.all([
    listNeeds(platform, signal),
    settle(listProfessionals(platform, { sort: 'rating', limit: 1 }, signal)),
    settle(listProfessionals(platform, { free: nextDay(), limit: AVAILABLE_SHOWN + 1 }, signal)),
    settle(listArticles(platform, { limit: 3 }, signal)),
  ]);
  return {
    needs,
    best,
    available: available.ok ? { ok: true, value: without(available.value, best) } : available,
    articles,
    adds: drawAdds(
      (await adds()).filter(({ placement }) => placement === 'home'),
      2,
    ),
  };
}

const nextDay = () => {
  const now = Date.now();
  return { from: new Date(now).toISOString(), to: new Date(now + 86_400_000).toISOString() };
};

function without(page: ProfessionalPage, best: HomeData['best']): ProfessionalPage {
  const shown = best.ok ? best.value.professionals.map(({ id }) => id) : [];
  const others = page.professionals.filter(({ id }) => !shown.includes(id));
  return { ...page, professionals: others.length > 0 ? others.slice(0, AVAILABLE_SHOWN) : page.professionals };
}
