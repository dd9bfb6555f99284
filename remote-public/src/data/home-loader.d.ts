import type { Add } from 'shared-contracts/schemas/content';
import { type ArticleCard } from './list-articles.ts';
import { type ProfessionalPage } from './list-professionals.ts';
import { type LoaderArgs } from './platform-of.ts';
import { type Settled } from './settle.ts';
export interface HomeData {
  readonly available: Settled<ProfessionalPage>;
  readonly articles: Settled<readonly ArticleCard[]>;
  readonly adds: readonly Add[];
}
/** What the home page shows beside its own words; each part may fail alone. */
export declare function homeLoader(args: LoaderArgs): Promise<HomeData>;
