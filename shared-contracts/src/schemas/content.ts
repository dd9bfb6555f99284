import * as v from 'valibot';
import { articlePicture } from './article-writing.ts';
import { authorCard } from './author-card.ts';
import { calendarDate, code, id, instant, optionalText } from './text.ts';
import { legalCategory, locale, planIds } from './vocabulary.ts';
import { textLimits } from './text-limits.ts';

/** Row of `plans`: the plan card of section 3 (label, price, period, days). Prices are whole units of `currency`. */
export const plan = v.object({
  id: v.picklist(planIds),
  labelFr: v.string(),
  labelEn: v.string(),
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
  period: v.picklist(['month', 'year']),
  days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  entitlements: v.array(v.string()),
});
export type Plan = v.InferOutput<typeof plan>;

/** Where an advertisement is shown. */
export const addPlacements = ['home', 'search', 'list', 'profile'] as const;
export type AddPlacement = (typeof addPlacements)[number];

/** Row of `adds`, the advertisements table (specification, section 7). */
export const add = v.object({
  id,
  professionalId: id,
  titleFr: v.string(),
  titleEn: v.string(),
  textFr: v.string(),
  textEn: v.string(),
  image: v.nullable(v.string()),
  /** What the image shows, where the words do not say it already. */
  imageAltFr: v.nullable(v.string()),
  imageAltEn: v.nullable(v.string()),
  target: v.string(),
  placement: v.picklist(addPlacements),
  startsOn: calendarDate,
  endsOn: calendarDate,
});
export type Add = v.InferOutput<typeof add>;

/** Articles are written by professionals or the platform (`/blog`), news by the platform only (`/alt-news`). */
export const articleKinds = ['article', 'news'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Bodies are Markdown; HTML in them is shown as text (decision 029). */
const articleText = v.object({
  category: legalCategory,
  titleFr: optionalText(textLimits.articleTitle),
  titleEn: optionalText(textLimits.articleTitle),
  summaryFr: optionalText(textLimits.articleSummary),
  summaryEn: optionalText(textLimits.articleSummary),
  bodyFr: optionalText(textLimits.articleBody),
  bodyEn: optionalText(textLimits.articleBody),
  cover: v.optional(articlePicture, null),
});
const publishedAt = v.optional(v.nullable(instant), null);
/**
 * POST /base/articles/create, by a professional. Not published while `publishedAt` is null or in the future; a published one has a title and
 * a body in at least one language.
 */
export const articleInput = v.object({ ...articleText.entries, publishedAt });
/** The same by an operator for the platform: news by default. */
export const platformArticleInput = v.object({
  ...articleInput.entries,
  kind: v.optional(v.picklist(articleKinds, code('INVALID')), 'news'),
});
/** Changes of a published article that its author has not published yet. */
export const pendingArticle = v.partial(articleText);
export type PendingArticle = v.InferOutput<typeof pendingArticle>;
/** PUT /base/articles/update/{id} by an operator. */
export const platformArticleChange = v.partial(articleInput);
/** The same by its author, who may ask to keep what it said before (`article_versions`). */
export const articleChange = v.object({
  ...platformArticleChange.entries,
  pending: v.optional(v.nullable(pendingArticle)),
  keepsVersion: v.optional(v.boolean()),
});
export type ArticleChange = v.InferInput<typeof articleChange>;

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

/** Additional columns for the author of an article. */
export const ownArticle = v.object({
  reads: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The last day on which it may be shown, or `infinity` or `-infinity`: it is hidden when the author's verification has lapsed. */
  shownUntil: v.string(),
  pending: v.nullable(pendingArticle),
});

/** Calendar event (specification, section 3); times are ISO instants, or `YYYY-MM-DD` for an all-day one. */
export const calendarEvent = v.object({
  title: v.string(),
  start: v.union([instant, calendarDate]),
  end: v.optional(v.union([instant, calendarDate])),
  allDay: v.boolean(),
});
export type CalendarEvent = v.InferOutput<typeof calendarEvent>;

/** Data of a date click (specification, section 3): the instant, the calendar's string, and whether it is all-day. */
export const dateClick = v.object({
  date: v.date(),
  dateStr: v.string(),
  allDay: v.boolean(),
});
export type DateClick = v.InferOutput<typeof dateClick>;
