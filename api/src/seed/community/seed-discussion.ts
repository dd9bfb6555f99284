import type { Tx } from '../../db/run-as.ts';
import { clientOf } from '../seed-clients.ts';
import { comments, questions } from '../seed-data.ts';
import { seedId } from '../seed-id.ts';
import { professionalId } from '../seed-professionals.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const answerId = (question: number, answer: number) => seedId('answer', `${question} ${answer}`);

/** Public questions with their answers, and comments on articles and answers. */
export async function seedDiscussion(tx: Tx, now: Date): Promise<void> {
  const ago = (days: number, hours = 0) => new Date(now.getTime() - days * DAY + hours * HOUR);
  await tx
    .insertInto('questions')
    .values(
      questions.map(({ client, daysAgo, closedDaysAgo, answers, ...question }, index) => ({
        ...question,
        id: seedId('question', String(index)),
        clientId: clientOf(client),
        answerCount: answers.length,
        closedAt: closedDaysAgo === undefined ? null : ago(closedDaysAgo),
        createdAt: ago(daysAgo),
      })),
    )
    .execute();
  await tx
    .insertInto('answers')
    .values(
      questions.flatMap(({ answers, daysAgo }, index) =>
        answers.map(({ by, body }, number) => ({
          id: answerId(index, number),
          questionId: seedId('question', String(index)),
          professionalId: professionalId(by),
          body,
          createdAt: ago(daysAgo, 5 + number * 3),
        })),
      ),
    )
    .execute();
  for (const [index, { answers }] of questions.entries()) {
    const best = answers.findIndex(({ isBest }) => isBest);
    if (best < 0) continue;
    const bestAnswerId = answerId(index, best);
    await tx
      .updateTable('questions')
      .set({ bestAnswerId })
      .where('id', '=', seedId('question', String(index)))
      .execute();
  }
  await tx
    .insertInto('comments')
    .values(
      comments.map(({ on, client, pseudonym, daysAgo, hiddenDaysAgo, body, reported }, index) => ({
        id: seedId('comment', String(index)),
        articleId: 'article' in on ? seedId('article', on.article) : null,
        answerId: 'question' in on ? answerId(on.question, 0) : null,
        authorId: clientOf(client),
        pseudonym: pseudonym ?? null,
        body,
        createdAt: ago(daysAgo),
        authorHiddenAt: hiddenDaysAgo === undefined ? null : ago(hiddenDaysAgo),
        ...(reported !== undefined && {
          moderation: 'reported' as const,
          reportReason: reported,
          reportedAt: ago(daysAgo),
        }),
      })),
    )
    .execute();
  for (const [index, { hiddenDaysAgo }] of comments.entries())
    if (hiddenDaysAgo !== undefined)
      await tx
        .updateTable('receivedComments')
        .set({ hiddenAt: ago(hiddenDaysAgo) })
        .where('id', '=', seedId('comment', String(index)))
        .execute();
}
