import type { Tx } from '../run-as.ts';
import { dateOf } from '../../modules/availability/schedule.ts';
import { adds, articles, news } from './seed-data.ts';
import { seedId } from './seed-id.ts';
import { professionalId } from './seed-professionals.ts';
import { readTextIn, readTexts } from './texts/read-text.ts';

const DAY = 86_400_000;

/** Articles, news and running advertisements. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  const published = (slug: string, daysAgo: number) => {
    const publishedAt = new Date(now.getTime() - daysAgo * DAY);
    return { id: seedId('article', slug), slug, publishedAt, createdAt: publishedAt };
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
  const today = Math.floor(now.getTime() / DAY);
  await tx
    .insertInto('adds')
    .values(
      adds.map(({ professional, ...add }, index) => ({
        ...add,
        id: seedId('add', professional),
        professionalId: professionalId(professional),
        target: `/professionnels/${professional}`,
        startsOn: dateOf(today - 3 - index),
        endsOn: dateOf(today + 20 + index * 5),
        publishedAt: now,
        createdAt: now,
      })),
    )
    .execute();
}
