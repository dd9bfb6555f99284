import type { Tx } from '../db/run-as.ts';
import { articles, news } from './seed-data.ts';
import { seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';
import { readTextIn, readTexts } from './texts/read-text.ts';

const DAY = 86_400_000;

/** Articles and news. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  const published = (slug: string, daysAgo: number) => {
    const publishedAt = new Date(now.getTime() - daysAgo * DAY);
    return { id: seedId('article', slug), slug, publishedAt, createdAt: publishedAt, reads: 118 + daysAgo * 23 };
  };
  await tx
    .insertInto('articles')
    .values([
      ...articles.map(({ slug, author, category, daysAgo, only }) => ({
        ...published(slug, daysAgo),
        ...(only === undefined ? readTexts(`articles/${slug}`) : readTextIn(`articles/${slug}`, only)),
        kind: 'article' as const,
        category,
        authorId: author === undefined ? null : professionalId(author),
      })),
      ...news.map(({ slug, category, daysAgo }) => ({
        ...published(slug, daysAgo),
        ...readTexts(`news/${slug}`),
        kind: 'news' as const,
        category,
        authorId: null,
      })),
    ])
    .execute();
}
