import type { Add } from 'shared-contracts/schemas/content';
import { loadAdds } from './load-adds.ts';
import { listArticles, type ArticleCard } from './list-articles.ts';
import { listProfessionals, type ProfessionalPage } from './list-professionals.ts';
import { platformOf, type LoaderArgs } from './platform-of.ts';
import { settle, type Settled } from './settle.ts';

export interface HomeData {
  readonly available: Settled<ProfessionalPage>;
  readonly articles: Settled<readonly ArticleCard[]>;
  readonly adds: readonly Add[];
}

/** Data of the home page; each part may fail alone. */
export async function homeLoader(args: LoaderArgs): Promise<HomeData> {
  const platform = platformOf(args);
  const { signal } = args.request;
  const adds = loadAdds(platform, signal);
  const [available, articles] = await Promise.all([
    settle(listProfessionals(platform, { availableNow: true, limit: 4 }, signal)),
    settle(listArticles(platform, { limit: 3 }, signal)),
  ]);
  return { available, articles, adds: (await adds()).filter(({ placement }) => placement === 'home').slice(0, 2) };
}
