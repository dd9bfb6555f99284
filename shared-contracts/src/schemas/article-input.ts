import * as v from 'valibot';
import { articleText, pendingArticle } from './article-writing.ts';
import { articleKinds } from './article.ts';
import { code, instant } from './text.ts';

/** `now`: by the API's clock. Code: DATE_INVALID. */
const publishedAt = v.optional(v.nullable(v.union([v.literal('now'), instant], code('DATE_INVALID'))), null);
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
/** PUT /base/articles/update/{id} by an operator. */
export const platformArticleChange = v.partial(articleInput);
/** The same by its author, who may ask to keep what it said before (`article_versions`). */
export const articleChange = v.object({
  ...platformArticleChange.entries,
  pending: v.optional(v.nullable(pendingArticle)),
  keepsVersion: v.optional(v.boolean()),
});
export type ArticleChange = v.InferInput<typeof articleChange>;

/** PUT /base/received_comments/update/{id} by the author of the article. */
export const commentHiding = v.strictObject({ isHidden: v.boolean(code('INVALID')) });
