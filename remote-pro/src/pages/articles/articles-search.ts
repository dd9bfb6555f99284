import type { OwnProfessional } from 'shared-contracts/schemas/own-professional';
import { locales } from 'shared-contracts/schemas/value-lists';
import { articleStates, type ArticleState } from '../../data/articles/articles.ts';
import type { QuestionFilter } from '../../data/articles/questions.ts';

export const articlesViews = ['articles', 'questions', 'comments'] as const;
export type ArticlesView = (typeof articlesViews)[number];

/** The tab of the page in its address. */
export const articlesViewOf = (search: URLSearchParams): ArticlesView =>
  articlesViews.find((view) => view === search.get('view')) ?? 'articles';

/** Which articles are listed. */
export const listStateOf = (search: URLSearchParams): ArticleState =>
  articleStates.find((state) => state === search.get('state')) ?? 'all';

/** Which questions are listed: those of the professional's specialities unless the address asks for all. */
export const questionFilterOf = (
  search: URLSearchParams,
  { specialities }: Pick<OwnProfessional, 'specialities'>,
): QuestionFilter => ({
  categories: search.get('of') === 'all' ? [] : specialities,
  lang: locales.find((lang) => lang === search.get('lang')) ?? null,
  cursor: search.get('cursor'),
});
