import type { Platform } from 'shared-contracts/platform/platform';
import { type Article } from 'shared-contracts/schemas/content';
export type ArticleCard = Omit<Article, 'bodyFr' | 'bodyEn'>;
/** The latest published articles, of one author or of all. */
export declare function listArticles(
  { http }: Platform,
  {
    authorId,
    limit,
  }: {
    authorId?: string;
    limit: number;
  },
  signal: AbortSignal,
): Promise<readonly ArticleCard[]>;
