import type { Platform } from 'shared-contracts/platform/platform';
import { article, type Article } from 'shared-contracts/schemas/content';
import { pageOf } from 'shared-contracts/schemas/wire';
import { omit } from 'valibot';

/** Cards need no body: it is by far the largest column. */
const articleCard = omit(article, ['bodyFr', 'bodyEn']);
export type ArticleCard = Omit<Article, 'bodyFr' | 'bodyEn'>;

const articlePage = pageOf(articleCard);
const select = Object.keys(articleCard.entries);

/** The latest published articles, of one author or of all. */
export async function listArticles(
  { http }: Platform,
  { authorId, limit }: { authorId?: string; limit: number },
  signal: AbortSignal,
): Promise<readonly ArticleCard[]> {
  const where = { publishedAt: { $isNull: false }, ...(authorId === undefined ? {} : { authorId }) };
  const { data } = await http.request('POST', '/articles/find-by', articlePage, {
    body: { where, select, sort: [{ publishedAt: 'desc' }], limit },
    signal,
  });
  return data;
}
