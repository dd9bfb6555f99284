import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { getArticle, getVersion, listArticles, listReceived, listVersions, type ArticleState } from './articles.ts';
import { listQuestions, type QuestionFilter } from './questions.ts';

export const articlesKey = ['articles'] as const;
export const receivedKey = ['received comments'] as const;
export const questionsKey = ['questions'] as const;
export const articleKey = (id: string) => [...articlesKey, 'one', id] as const;

/** Queries of what the calling professional writes and answers. */
export const articleQueries = (http: HttpClient) => ({
  list: (state: ArticleState, cursor: string | null) =>
    queryOptions({
      queryKey: [...articlesKey, 'list', state, cursor],
      queryFn: ({ signal }) => listArticles(http, { state, cursor }, signal),
      // No event tells a read.
      refetchInterval: 60_000,
    }),
  one: (id: string) =>
    queryOptions({ queryKey: articleKey(id), queryFn: ({ signal }) => getArticle(http, id, signal) }),
  versions: (articleId: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'versions', articleId],
      queryFn: ({ signal }) => listVersions(http, articleId, signal),
      // Its dialog has no retry: opening it again is one.
      staleTime: 0,
      retryOnMount: true,
      throwOnError: false,
    }),
  /** A version never changes. */
  version: (id: string) =>
    queryOptions({
      queryKey: [...articlesKey, 'version', id],
      queryFn: ({ signal }) => getVersion(http, id, signal),
      staleTime: Infinity,
      throwOnError: false,
    }),
  received: (cursor: string | null) =>
    queryOptions({ queryKey: [...receivedKey, cursor], queryFn: ({ signal }) => listReceived(http, cursor, signal) }),
  questions: (filter: QuestionFilter) =>
    queryOptions({
      queryKey: [...questionsKey, filter],
      queryFn: ({ signal }) => listQuestions(http, filter, signal),
      // Only a new question is told by an event.
      refetchInterval: 60_000,
    }),
});
