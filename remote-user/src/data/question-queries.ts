import { queryOptions } from '@tanstack/react-query';
import type { HttpClient } from 'shared-contracts/platform/http-client';
import { ProblemError } from 'shared-contracts/platform/problem-error';
import { answer, ownQuestion } from 'shared-contracts/schemas/discussion';
import { type QuestionInput } from 'shared-contracts/schemas/discussion-input';
import { id as questionId } from 'shared-contracts/schemas/text';
import { oneOf, pageOf } from 'shared-contracts/schemas/wire';
import { is, unknown } from 'valibot';

export const questionsKey = ['questions'] as const;

const questionPage = pageOf(ownQuestion);
const answerPage = pageOf(answer);
const PAGE = 10;

/** Queries of what a client asked in public. */
export const questionQueries = (http: HttpClient) => ({
  /** Own questions, newest first. */
  page: (cursor: string | null) =>
    queryOptions({
      queryKey: [...questionsKey, 'page', cursor],
      queryFn: async ({ signal }) => {
        const body = { mine: true, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
        const { data, page } = await http.request('POST', '/questions/find-by', questionPage, { body, signal });
        return { questions: data, next: page?.next ?? null };
      },
    }),
  /** One of them with a page of its answers, oldest first. Fails with NOT_FOUND for an invalid id. */
  one: (id: string, cursor: string | null) =>
    queryOptions({
      queryKey: [...questionsKey, 'one', id, cursor],
      queryFn: async ({ signal }) => {
        if (!is(questionId, id)) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
        const body = { where: { questionId: id }, limit: PAGE, ...(cursor === null ? {} : { cursor }) };
        const [own, answers] = await Promise.all([
          http.request('POST', '/questions/find-by', questionPage, {
            body: { mine: true, where: { id }, limit: 1 },
            signal,
          }),
          http.request('POST', '/answers/find-by', answerPage, { body, signal }),
        ]);
        const [question] = own.data;
        if (question === undefined) throw new ProblemError({ status: 404, code: 'NOT_FOUND', errors: [] });
        return { question, answers: answers.data, next: answers.page?.next ?? null };
      },
    }),
});

const written = oneOf(ownQuestion);

/** Answers the id of the new question. @throws ProblemError 429 RATE_LIMITED */
export const askQuestion = async (http: HttpClient, input: QuestionInput, idempotencyKey: string): Promise<string> =>
  (
    await http.request('POST', '/base/questions/create', written, {
      body: input,
      headers: { 'Idempotency-Key': idempotencyKey },
    })
  ).data.id;

/** @throws ProblemError 409 ALREADY_ANSWERED for a text that has answers */
export const changeQuestion = (
  http: HttpClient,
  id: string,
  change: Partial<QuestionInput> | { readonly bestAnswerId: string | null } | { readonly isClosed: boolean },
): Promise<unknown> => http.request('PUT', `/base/questions/update/${id}`, unknown(), { body: change });

/** @throws ProblemError 409 ALREADY_ANSWERED */
export const deleteQuestion = (http: HttpClient, id: string): Promise<unknown> =>
  http.request('DELETE', `/base/questions/delete/${id}`, unknown());
