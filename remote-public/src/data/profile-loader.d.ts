import type { Slot } from 'shared-contracts/schemas/availability';
import type { Add } from 'shared-contracts/schemas/content';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';
import { type ArticleCard } from './list-articles.ts';
import { type LoaderArgs } from './platform-of.ts';
import { type Settled } from './settle.ts';
export interface ProfileData {
  readonly professional: PublicProfessional;
  /** The next free times of the following weeks. */
  readonly slots: Settled<readonly Slot[]>;
  readonly articles: Settled<readonly ArticleCard[]>;
  readonly adds: readonly Add[];
}
/** `/lawyers/{id}`: a slug is redirected to its id (screens.md). */
export declare function lawyerLoader(args: LoaderArgs): Promise<ProfileData | Response>;
/** `/professionnels/{idname}`: an id is redirected to its slug; `…_2` is the visiting card, which shows no profile yet. */
export declare function professionalLoader(args: LoaderArgs): Promise<ProfileData | null | Response>;
