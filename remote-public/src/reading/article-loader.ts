import { redirect } from 'react-router-dom';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import type { Platform } from 'shared-contracts/platform/platform';
import { href } from 'shared-contracts/remote/paths';
import { article, type Article } from 'shared-contracts/schemas/article';
import { comment, type Comment } from 'shared-contracts/schemas/discussion';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { byAuthorIn } from '../loading/in-language.ts';
import { isId } from '../professionals/find-professional.ts';
import { findQuestion, type QuestionData } from './find-question.ts';
import { listArticles, type ArticleCard } from './list-articles.ts';
import { orNotFound, orUndefined } from '../loading/or-not-found.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { settle, type Settled } from '../loading/settle.ts';

const RELATED = 3;
const articleAnswer = oneOf(article);
const commentPage = pageOf(comment);

export interface ArticleData {
  readonly article: Article;
  /** Same category first, then newest. */
  readonly related: Settled<readonly ArticleCard[]>;
  /** Newest first. */
  readonly comments: Settled<{ readonly rows: readonly Comment[]; readonly next: string | null }>;
  /** Whether the URL asks for earlier comments. */
  readonly isLaterPage: boolean;
}

/** `/article/{id}`: an article, or a question; a slug is redirected to its id. @throws Response 404 when there is none. */
export async function articleLoader(args: LoaderArgs): Promise<ArticleData | QuestionData | Response> {
  const platform = platformOf(args);
  const { http } = platform;
  const { signal, url } = args.request;
  const { id = '' } = args.params;
  if (!isId(id)) {
    const bySlug = http.request('POST', '/articles/find-one-by', articleAnswer, {
      body: { where: { slug: id } },
      signal,
    });
    return redirect(href('/article/:id', { id: (await orNotFound(bySlug)).data.id }));
  }
  const cursor = new URL(url).searchParams.get('comments');
  const [found, comments] = await Promise.all([
    orUndefined(http.request('GET', `/base/articles/get-one/${id}`, articleAnswer, { signal })),
    settle(listComments(http, id, cursor, signal)),
  ]);
  if (found === undefined) return findQuestion(args, id);
  const { data } = found;
  const related = await settle(listRelated(platform, data, signal));
  return { article: byAuthorIn(data, platform.locale), related, comments, isLaterPage: cursor !== null };
}

async function listRelated(platform: Platform, { id, kind, category }: Article, signal: AbortSignal) {
  const others = { kind, id: { $ne: id }, limit: RELATED };
  const found = await Promise.all([
    listArticles(platform, { ...others, category }, signal),
    listArticles(platform, { ...others, category: { $ne: category } }, signal),
  ]);
  return found.flat().slice(0, RELATED);
}

async function listComments(http: HttpClient, articleId: string, cursor: string | null, signal: AbortSignal) {
  const { data, page } = await http.request('POST', '/comments/find-by', commentPage, {
    body: { where: { articleId }, limit: 20, ...(cursor === null ? {} : { cursor }) },
    signal,
  });
  return { rows: data, next: page?.next ?? null };
}
