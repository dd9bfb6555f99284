import type * as v from 'valibot';
import type { questionChange } from 'shared-contracts/schemas/discussion-input';
import type { moderationDecision, report } from 'shared-contracts/schemas/moderation';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { reportText } from '../moderation/report-text.ts';
import { questionsPolicy } from './policy.ts';

type Input = v.InferOutput<typeof questionChange | typeof moderationDecision | typeof report>;

/** Askers edit an unanswered question, mark the best answer and close the question; others report it; operators decide. */
export async function changeQuestion(context: CallContext, change: Change<Input>, write: Write): Promise<Row> {
  const { id, before, input } = change;
  if ('moderation' in input) {
    const row = await write(input);
    const questionShown = input.moderation !== 'hidden';
    await context.asSystem((tx) =>
      tx.updateTable('answers').set({ questionShown }).where('questionId', '=', id).execute(),
    );
    return row;
  }
  if ('reportReason' in input) return reportText(context, questionsPolicy, change, input.reportReason);
  const { bestAnswerId, isClosed, ...words } = input;
  if (Object.keys(words).length > 0) await requireUnanswered(context, id);
  if (bestAnswerId) await notifyBestAnswer(context, id, bestAnswerId, before.bestAnswerId === bestAnswerId);
  const best = bestAnswerId === undefined ? {} : { bestAnswerId };
  const row = await write({ ...words, ...best });
  return isClosed === undefined ? row : closeQuestion(context, row, isClosed);
}

/** Nobody answers a closed question; its asker opens it again. */
async function closeQuestion(context: CallContext, row: Row, isClosed: boolean): Promise<Row> {
  if (isClosed === (row.closedAt !== null)) return row;
  const closedAt = isClosed ? context.now : null;
  await context.asSystem((tx) =>
    tx.updateTable('questions').set({ closedAt }).where('id', '=', String(row.id)).execute(),
  );
  return { ...row, closedAt };
}

/** Answered questions must not change. @throws Problem 409 ALREADY_ANSWERED. */
export function requireUnanswered(context: CallContext, id: string): Promise<void> {
  return context.asSystem(async (tx) => {
    // Locked against concurrent answers.
    const question = await tx
      .selectFrom('questions')
      .select('answerCount')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (question && question.answerCount > 0) throw new Problem(409, 'ALREADY_ANSWERED');
  });
}

async function notifyBestAnswer(
  context: CallContext,
  questionId: string,
  answerId: string,
  isAgain: boolean,
): Promise<void> {
  await context.asSystem(async (tx) => {
    const answer = await tx
      .selectFrom('answers')
      .select('professionalId')
      .where('id', '=', answerId)
      .where('questionId', '=', questionId)
      .where('moderation', '!=', 'hidden')
      .executeTakeFirst();
    if (!answer) throw invalidAt('/bestAnswerId', 'NOT_FOUND');
    if (isAgain) return;
    const data = { questionId, answerId };
    await writeEvents(tx, [{ userId: answer.professionalId, type: 'answer.best', data, notify: true }]);
  });
}
