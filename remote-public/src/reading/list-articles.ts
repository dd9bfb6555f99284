import type { Platform } from 'shared-contracts/platform/platform';
import { articleSummary, type ArticleKind } from 'shared-contracts/schemas/article';
import { pageOf } from 'shared-contracts/schemas/wire';
import { pick, type InferOutput } from 'valibot';

const articleCard = pick(articleSummary, [
  'id',
  'slug',
  'category',
  'languages',
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

type Only = string | { readonly $ne: string };

/** The latest published articles, of one author, kind or category, or of all; without the one that is being read. */
export async function listArticles(
  { http }: Platform,
  { limit, ...only }: { kind?: ArticleKind; authorId?: string; category?: Only; id?: Only; limit: number },
  signal: AbortSignal,
): Promise<readonly ArticleCard[]> {
  const where = { kind: 'article', publishedAt: { $isNull: false }, ...only };
  const { data } = await http.request('POST', '/articles/find-by', articlePage, {
    body: { where, select, sort: [{ publishedAt: 'desc' }], limit },
    signal,
  });
  return data;
}
