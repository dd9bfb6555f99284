import {
  answer,
  comment,
  question,
  type Answer,
  type Comment,
  type Question,
} from 'shared-contracts/schemas/discussion';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { byAuthorIn } from '../loading/in-language.ts';
import { orNotFound } from '../loading/or-not-found.ts';
import { platformOf, type LoaderArgs } from '../loading/platform-of.ts';
import { settle, type Settled } from '../loading/settle.ts';

const PAGE = 20;
/** Of all answers of a page together. */
const COMMENTS = 100;
const questionAnswer = oneOf(question);
const answerPage = pageOf(answer);
const commentPage = pageOf(comment);

export interface QuestionData {
  readonly question: Question;
  /** The best one first, then in their order. */
  readonly answers: Settled<{
    readonly rows: readonly Answer[];
    readonly next: string | null;
    /** Under these answers, the oldest first. */
    readonly comments: readonly Comment[];
  }>;
  readonly isLaterPage: boolean;
}

/** A question with its answers. @throws Response 404 when there is none. */
export async function findQuestion(args: LoaderArgs, id: string): Promise<QuestionData> {
  const platform = platformOf(args);
  const { signal, url } = args.request;
  const cursor = new URL(url).searchParams.get('answers');
  const [{ data }, answers] = await Promise.all([
    orNotFound(platform.http.request('GET', `/base/questions/get-one/${id}`, questionAnswer, { signal })),
    settle(listAnswers(args, id, cursor)),
  ]);
  return { question: data, answers, isLaterPage: cursor !== null };
}

async function listAnswers(args: LoaderArgs, questionId: string, cursor: string | null) {
  const { http, locale } = platformOf(args);
  const { signal } = args.request;
  const { data, page } = await http.request('POST', '/answers/find-by', answerPage, {
    body: { where: { questionId }, limit: PAGE, ...(cursor === null ? {} : { cursor }) },
    signal,
  });
  const rows = data.map((one) => byAuthorIn(one, locale)).sort((a, b) => Number(b.isBest) - Number(a.isBest));
  const answerIds = rows.map(({ id }) => id);
  const comments =
    answerIds.length === 0
      ? []
      : (
          await http.request('POST', '/comments/find-by', commentPage, {
            body: { where: { answerId: { $in: answerIds } }, sort: [{ createdAt: 'asc' }], limit: COMMENTS },
            signal,
          })
        ).data;
  return { rows, next: page?.next ?? null, comments };
}
