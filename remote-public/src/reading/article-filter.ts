import type { LegalCategory, Locale } from 'shared-contracts/schemas/vocabulary';

/** The filters of a list of articles by parameter name, in the order of their chips. */
export const articleFilterNames = ['q', 'category', 'lang', 'author'] as const;
export type ArticleFilterName = (typeof articleFilterNames)[number];

export interface ArticleFilter {
  readonly q?: string | undefined;
  readonly category?: LegalCategory | undefined;
  readonly lang?: Locale | undefined;
  /** Slug of a professional. */
  readonly author?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The list of questions, beside that of the articles. */
export const questionsPath = '/blog?view=questions';

/** The query string of a filter, without `?`. */
export const articleQuery = (filter: ArticleFilter): string =>
  new URLSearchParams(
    [...articleFilterNames, 'cursor' as const].flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])),
  ).toString();

/** The filter without one of its fields, on its first page. */
export const withoutArticleFilter = (filter: ArticleFilter, name: ArticleFilterName): ArticleFilter => ({
  ...filter,
  [name]: undefined,
  cursor: undefined,
});
