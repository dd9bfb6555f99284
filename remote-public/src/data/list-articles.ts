import type { Platform } from 'shared-contracts/platform/platform';
import { articleSummary } from 'shared-contracts/schemas/content';
import { pageOf } from 'shared-contracts/schemas/wire';
import { pick, type InferOutput } from 'valibot';

const articleCard = pick(articleSummary, [
  'id',
  'slug',
  'category',
  'titleFr',
  'titleEn',
  'summaryFr',
  'summaryEn',
  'readingMinutes',
  'publishedAt',
]);
export type ArticleCard = InferOutput<typeof articleCard>;

const articlePage = pageOf(articleCard);
const select = Object.keys(articleCard.entries);

/** The latest published articles, of one author or of all. */
export async function listArticles(
  { http }: Platform,
  { authorId, limit }: { authorId?: string; limit: number },
  signal: AbortSignal,
): Promise<readonly ArticleCard[]> {
  const where = { kind: 'article', publishedAt: { $isNull: false }, ...(authorId === undefined ? {} : { authorId }) };
  const { data } = await http.request('POST', '/articles/find-by', articlePage, {
    body: { where, select, sort: [{ publishedAt: 'desc' }], limit },
    signal,
  });
  return data;
}
