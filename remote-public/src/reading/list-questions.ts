import type { Platform } from 'shared-contracts/platform/platform';
import { question, type Question } from 'shared-contracts/schemas/discussion';
import { pageOf } from 'shared-contracts/schemas/wire';
import type { ArticleFilter } from './article-filter.ts';

const questionPage = pageOf(question);

export interface QuestionsPage {
  readonly questions: readonly Question[];
  readonly next: string | null;
}

/** Public questions of clients, the newest first. */
export async function listQuestions(
  { http }: Platform,
  { category, lang, cursor }: ArticleFilter,
  limit: number,
  signal: AbortSignal,
): Promise<QuestionsPage> {
  const where = { ...(category === undefined ? {} : { category }), ...(lang === undefined ? {} : { lang }) };
  const { data, page } = await http.request('POST', '/questions/find-by', questionPage, {
    body: { where, sort: [{ createdAt: 'desc' }], limit, ...(cursor === undefined ? {} : { cursor }) },
    signal,
  });
  return { questions: data, next: page?.next ?? null };
}
