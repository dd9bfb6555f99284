import type { WrittenArticle } from '../data/articles/articles.ts';

/** A published article in French of the professional of `ownProfessionalFixture`; `change` overrides fields. */
export const writtenArticleFixture = (change: Partial<WrittenArticle> = {}): WrittenArticle => ({
  id: '0192a000-0000-7000-8000-0000000000a1',
  slug: 'licenciement-que-garder',
  kind: 'article',
  authorId: '5f0c7c1e-7d1a-4a53-9c0b-5a3f1c2d4e02',
  category: 'labour',
  languages: ['fr'],
  titleFr: 'Licenciement : que garder',
  titleEn: null,
  summaryFr: 'Les papiers qui comptent.',
  summaryEn: null,
  bodyFr: '## Le jour même\n\nGardez la **lettre**.',
  bodyEn: null,
  readingMinutes: 4,
  cover: null,
  publishedAt: '2026-01-10T09:00:00.000Z',
  updatedAt: '2026-01-10T09:00:00.000Z',
  commentCount: 2,
  author: null,
  reads: 312,
  shownUntil: 'infinity',
  pending: null,
  ...change,
});
