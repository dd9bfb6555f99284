import { sql } from 'kysely';
import type * as v from 'valibot';
import type { answerInput } from 'shared-contracts/schemas/discussion-input';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { requireListed } from '../documents/is-listed.ts';
import { answersPolicy } from './policy.ts';

/**
 * A verified professional answers a question, once; the asker is notified.
 * @throws Problem 409 NOT_VERIFIED, QUESTION_CLOSED or ALREADY_ANSWERED, 422 for an unknown question.
 */
export async function writeAnswer(context: CallContext, input: v.InferOutput<typeof answerInput>): Promise<Row> {
  const professionalId = String(context.caller.userId);
  const { questionId, body } = input;
  return context.asSystem(async (tx) => {
    await requireListed(tx, professionalId);
    const question = await tx
      .selectFrom('questions')
      .select(['clientId', 'closedAt'])
      .where('id', '=', questionId)
      .where('moderation', '!=', 'hidden')
      .forUpdate()
      .executeTakeFirst();
    if (!question) throw invalidAt('/questionId', 'NOT_FOUND');
    if (question.closedAt !== null) throw new Problem(409, 'QUESTION_CLOSED');
    const answer = await tx
      .insertInto('answers')
      .values({ questionId, professionalId, body, createdAt: context.now })
      .onConflict((conflict) => conflict.constraint('answers_once').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!answer)
      throw new Problem(409, 'ALREADY_ANSWERED', { errors: [{ pointer: '/questionId', code: 'ALREADY_ANSWERED' }] });
    await countAnswers(tx, questionId);
    const data = { questionId, answerId: answer.id };
    await writeEvents(tx, [{ userId: question.clientId, type: 'question.answered', data, notify: true }]);
    return shownColumns(context, answersPolicy, answer);
  });
}

/** The number of visible answers, recounted each time. `tx` runs as `system`. */
export async function countAnswers(tx: Tx, questionId: string): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ answerCount: sql<number>`answers_in_sight(id)` })
    .where('id', '=', questionId)
    .execute();
}
