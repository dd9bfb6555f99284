import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { articleTexts, articleVersion, receivedComment, ownArticle } from 'shared-contracts/schemas/article-writing';
import { article, articleSummary } from 'shared-contracts/schemas/article';
import { type ArticleChange } from 'shared-contracts/schemas/article-input';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { boolean, object, omit, optional, undefined_, union, unknown, type InferOutput } from 'valibot';

const listed = object({
  ...articleSummary.entries,
  ...omit(ownArticle, ['pending']).entries,
  /** Whether changes wait to be published. */
  hasPending: optional(boolean(), false),
});
export type ListedArticle = InferOutput<typeof listed>;
const written = object({ ...article.entries, ...ownArticle.entries });
/** An article as its author reads it. */
export type WrittenArticle = InferOutput<typeof written>;

/** What an author writes. */
export const articleColumns = [...articleTexts, 'category', 'cover'] as const;
export type ArticleColumns = Pick<WrittenArticle, (typeof articleColumns)[number]>;

const listedPage = pageOf(listed);
const writtenRow = oneOf(written);
/** Everybody reads what is published, without how often it was read. */
const anyRow = oneOf(union([written, object({ reads: optional(undefined_()) })]));
const versionPage = pageOf(omit(articleVersion, ['bodyFr', 'bodyEn']));
const versionRow = oneOf(articleVersion);
const receivedPage = pageOf(receivedComment);

export const articleStates = ['all', 'draft', 'planned', 'published'] as const;
export type ArticleState = (typeof articleStates)[number];

const conditionOf = (state: ArticleState, now: string): object =>
  ({
    all: {},
    draft: { publishedAt: { $isNull: true } },
    planned: { publishedAt: { $gt: now } },
    published: { publishedAt: { $lte: now } },
  })[state];

const ofPage = (cursor: string | null) => (cursor === null ? {} : { cursor });

/** The calling professional's articles, the last changed first. @throws ProblemError */
export async function listArticles(
  http: HttpClient,
  { state, cursor }: { readonly state: ArticleState; readonly cursor: string | null },
  signal?: AbortSignal,
) {
  const where = conditionOf(state, new Date().toISOString());
  const body = { where, sort: [{ updatedAt: 'desc' }], limit: 20, ...ofPage(cursor) };
  const { data, page } = await http.request('POST', '/pro/get-all/articles', listedPage, { body, signal });
  return { rows: data, next: page?.next ?? null };
}

/** @throws ProblemError 404 for one that is not the caller's. */
export async function getArticle(http: HttpClient, id: string, signal?: AbortSignal): Promise<WrittenArticle> {
  const { data } = await http.request('GET', `/base/articles/get-one/${id}`, anyRow, { signal });
  if (data.reads === undefined) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
  return data;
}

/** Begins a draft. @throws ProblemError 403 NOT_IN_PLAN. */
export const createArticle = async (
  http: HttpClient,
  values: ArticleColumns,
  idempotencyKey: string,
): Promise<WrittenArticle> =>
  (
    await http.request('POST', '/base/articles/create', writtenRow, {
      body: values,
      headers: { 'Idempotency-Key': idempotencyKey },
    })
  ).data;

/** Changes an article while the columns of `expected` are as they were read. @throws ProblemError 409 CHANGED_MEANWHILE. */
export const changeArticle = async (
  http: HttpClient,
  id: string,
  change: ArticleChange,
  expected: Partial<WrittenArticle>,
  keepalive = false,
): Promise<WrittenArticle> =>
  (await http.request('PUT', `/base/articles/update/${id}`, writtenRow, { body: { ...change, expected }, keepalive }))
    .data;

/** @throws ProblemError */
export const deleteArticle = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/articles/delete/${id}`, unknown());

/** Its last versions, the newest first, without their bodies. @throws ProblemError */
export const listVersions = async (http: HttpClient, articleId: string, signal?: AbortSignal) =>
  (
    await http.request('POST', '/article_versions/find-by', versionPage, {
      body: { where: { articleId }, limit: 100 },
      signal,
    })
  ).data;

/** @throws ProblemError */
export const getVersion = async (http: HttpClient, id: string, signal?: AbortSignal) =>
  (await http.request('GET', `/base/article_versions/get-one/${id}`, versionRow, { signal })).data;

/** Comments of others on one's own articles, reported ones first. @throws ProblemError */
export async function listReceived(http: HttpClient, cursor: string | null, signal?: AbortSignal) {
  const body = { limit: 20, ...ofPage(cursor) };
  const { data, page } = await http.request('POST', '/received_comments/find-by', receivedPage, { body, signal });
  return { rows: data, next: page?.next ?? null };
}

/** Hides a comment under an own article, or shows it again. @throws ProblemError */
export const hideComment = (http: HttpClient, id: string, isHidden: boolean): Promise<unknown> =>
  http.request('PUT', `/base/received_comments/update/${id}`, unknown(), { body: { isHidden } });
