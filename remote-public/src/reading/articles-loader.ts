import { partyName } from 'shared-contracts/formats/person/party-name';
import { articleSummary, type ArticleKind, type ArticleSummary } from 'shared-contracts/schemas/article';
import { pageOf } from 'shared-contracts/schemas/wire';
import { questionsPath, type ArticleFilter } from './article-filter.ts';
import { searchWords } from '../loading/search-words.ts';
import { byAuthorIn } from '../loading/in-language.ts';
import { findProfessional } from '../professionals/find-professional.ts';
import { listQuestions, type QuestionsPage } from './list-questions.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { readArticleFilter, type ReadArticleFilter } from './read-article-filter.ts';
import { settle, type Settled } from '../loading/settle.ts';

const PAGE_SIZE = 12;
const articlePage = pageOf(articleSummary);

/** `/blog?view=questions`: clients' public questions. */
export interface QuestionsData extends ReadArticleFilter {
  readonly kind: 'question';
  readonly canonical: string;
  readonly result: Settled<QuestionsPage>;
}

export interface ArticlesData extends ReadArticleFilter {
  readonly kind: ArticleKind;
  /** Name of the author in the query; null without one. */
  readonly author: string | null;
  readonly result: Settled<{ readonly articles: readonly ArticleSummary[]; readonly next: string | null }>;
}

/** `/blog` and `/alt-news`: newest first, filtered by the query. */
export const articlesLoader =
  (kind: ArticleKind) =>
  async (args: LoaderArgs): Promise<ArticlesData | QuestionsData> => {
    const platform = platformOf(args);
    const { http, locale } = platform;
    const { signal, url } = args.request;
    const { searchParams } = new URL(url);
    const { filter, ignored } = readArticleFilter(searchParams);
    if (kind === 'article' && searchParams.get('view') === 'questions') {
      const result = await settle(listQuestions(platform, filter, PAGE_SIZE, signal));
      return { kind: 'question', filter, ignored, canonical: questionsPath, result };
    }
    const author = filter.author === undefined ? null : await findAuthor(args, filter.author);
    const answer = await settle(
      http.request('POST', '/articles/find-by', articlePage, {
        body: {
          where: conditionOf(kind, filter, author?.id),
          sort: [{ publishedAt: 'desc' }],
          limit: PAGE_SIZE,
          ...(filter.cursor === undefined ? {} : { cursor: filter.cursor }),
        },
        signal,
      }),
    );
    return {
      kind,
      filter: author === undefined ? { ...filter, author: undefined } : filter,
      ignored: author === undefined ? [...ignored, 'author'] : ignored,
      author: author ? partyName(author) : null,
      result: answer.ok
        ? {
            ok: true,
            value: {
              articles: answer.value.data.map((one) => byAuthorIn(one, locale)),
              next: answer.value.page?.next ?? null,
            },
          }
        : answer,
    };
  };

function conditionOf(kind: ArticleKind, { q = '', category, lang }: ArticleFilter, authorId: string | undefined) {
  const columns = {
    kind,
    publishedAt: { $isNull: false },
    ...(category === undefined ? {} : { category }),
    ...(lang === undefined ? {} : { languages: { $has: lang } }),
    ...(authorId === undefined ? {} : { authorId }),
  };
  return { $and: [columns, ...searchWords(q).map((word) => ({ searchText: { $contains: word } }))] };
}

/** Undefined when the author does not exist (any more). */
async function findAuthor(args: LoaderArgs, slug: string) {
  try {
    return await findProfessional(platformOf(args), slug, args.request.signal);
  } catch (error) {
    if (error instanceof Response) return undefined;
    throw error;
  }
}
