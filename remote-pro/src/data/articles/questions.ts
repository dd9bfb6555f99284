import type { HttpClient } from 'shared-contracts/platform/http-client';
import { answer, question } from 'shared-contracts/schemas/discussion';
import type { Locale, LegalCategory } from 'shared-contracts/schemas/vocabulary';
import { pageOf } from 'shared-contracts/schemas/wire';
import { omit, unknown, type InferOutput } from 'valibot';

const questionPage = pageOf(question);
const ownAnswer = omit(answer, ['author']);
const answerPage = pageOf(ownAnswer);
export type OwnAnswer = InferOutput<typeof ownAnswer>;

export interface QuestionFilter {
  /** None: of all. */
  readonly categories: readonly LegalCategory[];
  readonly lang: Locale | null;
  readonly cursor: string | null;
}

/** Open public questions, those with the fewest answers first, with the calling professional's own answers. @throws ProblemError */
export async function listQuestions(http: HttpClient, filter: QuestionFilter, signal?: AbortSignal) {
  const { categories, lang, cursor } = filter;
  const where = {
    closedAt: null,
    ...(categories.length === 0 ? {} : { category: { $in: categories } }),
    ...(lang === null ? {} : { lang }),
  };
  const sort = [{ answerCount: 'asc' }, { createdAt: 'desc' }];
  const { data: rows, page } = await http.request('POST', '/questions/find-by', questionPage, {
    body: { where, sort, limit: 20, ...(cursor === null ? {} : { cursor }) },
    signal,
  });
  const questionIds = rows.map(({ id }) => id);
  const own =
    questionIds.length === 0
      ? []
      : (
          await http.request('POST', '/answers/find-by', answerPage, {
            body: { mine: true, where: { questionId: { $in: questionIds } }, limit: 20 },
            signal,
          })
        ).data;
  const answerOf = new Map(own.map((one) => [one.questionId, one]));
  return { rows: rows.map((row) => ({ ...row, answer: answerOf.get(row.id) })), next: page?.next ?? null };
}
export type AnswerableQuestion = Awaited<ReturnType<typeof listQuestions>>['rows'][number];

/** @throws ProblemError 409 NOT_VERIFIED or ALREADY_ANSWERED. */
export const writeAnswer = (
  http: HttpClient,
  input: { readonly questionId: string; readonly body: string },
  idempotencyKey: string,
): Promise<unknown> =>
  http.request('POST', '/base/answers/create', unknown(), {
    body: input,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** @throws ProblemError 409 CHANGED_MEANWHILE. */
export const changeAnswer = (http: HttpClient, { id, body: before }: OwnAnswer, body: string): Promise<unknown> =>
  http.request('PUT', `/base/answers/update/${id}`, unknown(), { body: { body, expected: { body: before } } });
