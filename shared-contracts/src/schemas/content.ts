import * as v from 'valibot';
import { authorCard } from './author-card.ts';
import { calendarDate, code, id, instant, optionalText, internalPath, requiredText } from './text.ts';
import { legalCategory, locale, planIds } from './vocabulary.ts';

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

/** POST /base/adds/create, by a professional; shown from its first to its last day once published by an operator. */
export const addInput = v.object({
  titleFr: requiredText(120),
  titleEn: requiredText(120),
  textFr: requiredText(400),
  textEn: requiredText(400),
  /** An internal path: advertisements do not link to other sites. */
  target: internalPath(300),
  placement: v.picklist(addPlacements, code('INVALID')),
  startsOn: calendarDate,
  endsOn: calendarDate,
});
export type AddInput = v.InferInput<typeof addInput>;
/** PUT /base/adds/update/{id} by its professional. */
export const addChange = v.partial(addInput);
/** PUT /base/adds/update/{id} by an operator: publishes it, or (null) withdraws it. */
export const addPublication = v.object({ publishedAt: v.nullable(instant) });

/** Row of `adds`, the advertisements table (specification, section 7). */
export const add = v.object({
  id,
  professionalId: id,
  titleFr: v.string(),
  titleEn: v.string(),
  textFr: v.string(),
  textEn: v.string(),
  image: v.nullable(v.string()),
  target: v.string(),
  placement: v.picklist(addPlacements),
  startsOn: calendarDate,
  endsOn: calendarDate,
});
export type Add = v.InferOutput<typeof add>;

/** Articles are written by professionals or the platform (`/blog`), news by the platform only (`/alt-news`). */
export const articleKinds = ['article', 'news'] as const;
export type ArticleKind = (typeof articleKinds)[number];

const isTitled = (article: { readonly titleFr: string | null; readonly titleEn: string | null }): boolean =>
  article.titleFr !== null || article.titleEn !== null;

/** Bodies are Markdown; HTML in them is shown as text (decision 029). */
const articleText = v.object({
  category: legalCategory,
  titleFr: optionalText(200),
  titleEn: optionalText(200),
  summaryFr: optionalText(600),
  summaryEn: optionalText(600),
  bodyFr: optionalText(60_000),
  bodyEn: optionalText(60_000),
  publishedAt: v.optional(v.nullable(instant), null),
});
/**
 * POST /base/articles/create, by a professional; requires a title in at least one language. Not published while
 * `publishedAt` is null or in the future.
 */
export const articleInput = v.pipe(
  articleText,
  v.forward(
    v.check((article) => isTitled(article), code('REQUIRED')),
    ['titleFr'],
  ),
);
export type ArticleInput = v.InferInput<typeof articleInput>;
/** The same by an operator for the platform: news by default. */
export const platformArticleInput = v.pipe(
  v.object({ ...articleText.entries, kind: v.optional(v.picklist(articleKinds, code('INVALID')), 'news') }),
  v.forward(
    v.check((article) => isTitled(article), code('REQUIRED')),
    ['titleFr'],
  ),
);
/** PUT /base/articles/update/{id} by its author or an operator. */
export const articleChange = v.partial(articleText);

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

/** PUT /base/notifications/update/{id}: read, or (null) unread again. */
export const notificationRead = v.object({ readAt: v.nullable(instant) });

/** Row of `notifications`; `type` is the translation key, `data` its values. */
export const notification = v.object({
  id,
  type: v.string(),
  data: v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
  readAt: v.nullable(instant),
  createdAt: instant,
});
export type Notification = v.InferOutput<typeof notification>;

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
