import * as v from 'valibot';
import { articlePicturePattern } from '../formats/file/article-picture.ts';
import { author } from './author-card.ts';
import { textLimits } from './text-limits.ts';
import { code, id, instant, optionalText, requiredText } from './text.ts';
import { legalCategory } from './vocabulary.ts';

/** Earlier texts of an article: how many are kept, and how far they are apart unless its author asks for one. */
export const versionLimits = { kept: 20, minutesApart: 10 } as const;

/** The columns of an article that say something, by language. */
export const articleTexts = ['titleFr', 'titleEn', 'summaryFr', 'summaryEn', 'bodyFr', 'bodyEn'] as const;
/** Address of a picture of articles with its size; null without one. Code: INVALID. */
export const articlePicture = v.nullable(v.pipe(v.string(), v.regex(articlePicturePattern, code('INVALID'))));

/** What a picture in the text shows, in words. Codes: REQUIRED, TOO_LONG. */
export const pictureText = requiredText(textLimits.pictureText);

/** Row of `article_versions`: what an article said until `createdAt`. Lists leave the bodies out. */
export const articleVersion = v.object({
  id,
  articleId: id,
  category: legalCategory,
  titleFr: v.nullable(v.string()),
  titleEn: v.nullable(v.string()),
  summaryFr: v.nullable(v.string()),
  summaryEn: v.nullable(v.string()),
  bodyFr: v.nullable(v.string()),
  bodyEn: v.nullable(v.string()),
  cover: v.nullable(v.string()),
  createdAt: instant,
});
export type ArticleVersion = v.InferOutput<typeof articleVersion>;

/** Row of `received_comments`, with the id of the comment: one of somebody else on one's own article. Reported ones come first. */
export const receivedComment = v.object({
  id,
  articleId: id,
  isReported: v.boolean(),
  hiddenAt: v.nullable(instant),
  createdAt: instant,
  body: v.string(),
  titleFr: v.nullable(v.string()),
  titleEn: v.nullable(v.string()),
  author,
});
export type ReceivedComment = v.InferOutput<typeof receivedComment>;

/** Bodies are Markdown; HTML in them is shown as text (decision 029). */
export const articleText = v.object({
  category: legalCategory,
  titleFr: optionalText(textLimits.articleTitle),
  titleEn: optionalText(textLimits.articleTitle),
  summaryFr: optionalText(textLimits.articleSummary),
  summaryEn: optionalText(textLimits.articleSummary),
  bodyFr: optionalText(textLimits.articleBody),
  bodyEn: optionalText(textLimits.articleBody),
  cover: v.optional(articlePicture, null),
});
/** Changes of a published article that its author has not published yet. */
export const pendingArticle = v.partial(articleText);
export type PendingArticle = v.InferOutput<typeof pendingArticle>;

/** Additional columns for the author of an article. */
export const ownArticle = v.object({
  reads: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The last day on which it may be shown, or `infinity` or `-infinity`: it is hidden when the author's verification has lapsed. */
  shownUntil: v.string(),
  pending: v.nullable(pendingArticle),
});
