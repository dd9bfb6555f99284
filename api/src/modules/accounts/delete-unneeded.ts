import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { countAnswers } from '../answers/write-answer.ts';

/** Deletes unanswered questions and invoice drafts of an account; answered questions and issued invoices stay. `tx` runs as `system`. */
export async function deleteUnneeded(tx: Tx, userId: string): Promise<void> {
  const answered = await tx
    .deleteFrom('answers')
    .where('professionalId', '=', userId)
    .returning('questionId')
    .execute();
  for (const { questionId } of answered) await countAnswers(tx, questionId);
  await sql`
    delete from questions q using users asker where asker.id = q.client_id and asker.deleted_at is not null
      and q.id = any(${answered.map(({ questionId }) => questionId)}::uuid[])
      and not exists (select from answers where question_id = q.id)`.execute(tx);
  await tx.deleteFrom('questions').where('clientId', '=', userId).where('answerCount', '=', 0).execute();
  await tx.deleteFrom('invoices').where('professionalId', '=', userId).where('status', '=', 'draft').execute();
}
