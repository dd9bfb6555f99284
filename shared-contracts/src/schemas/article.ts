import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { id, instant } from './text.ts';
import { legalCategory, locale } from './vocabulary.ts';

/** Articles are written by professionals or the platform (`/blog`), news by the platform only (`/alt-news`). */
export const articleKinds = ['article', 'news'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/**
 * Row of `articles` in a list: without the bodies, unless `select` names them. A text missing in one language is null;
 * `languages` has those with a title and a body. `authorId` is a professional, or null for the platform.
 */
export const articleSummary = v.object({
  id,
  slug: v.string(),
  kind: v.picklist(articleKinds),
  authorId: v.nullable(id),
  category: legalCategory,
  languages: v.array(locale),
  titleFr: v.nullable(v.string()),
  titleEn: v.nullable(v.string()),
  summaryFr: v.nullable(v.string()),
  summaryEn: v.nullable(v.string()),
  /** Of the longer language. */
  readingMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A picture with its size (formats/file/article-picture). */
  cover: v.nullable(v.string()),
  publishedAt: v.nullable(instant),
  updatedAt: instant,
  /** Not with `select`. */
  author: v.nullable(authorCard),
  /** Visible comments. Not with `select`. */
  commentCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ArticleSummary = v.InferOutput<typeof articleSummary>;

/** A complete article: GET /base/articles/get-one/{id} and find-one-by. */
export const article = v.object({
  ...articleSummary.entries,
  bodyFr: v.nullable(v.string()),
  bodyEn: v.nullable(v.string()),
});
export type Article = v.InferOutput<typeof article>;
