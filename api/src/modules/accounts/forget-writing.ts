import type { Tx } from '../../db/run-as.ts';
import { countAnswers } from '../answers/write-answer.ts';

/**
 * What an account that is deleted has said in public goes with it; what belongs to others as well (conversations, reviews, answered
 * questions, issued invoices) stays without a name. `tx` runs as `system`.
 */
export async function forgetWriting(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('follows').where('clientId', '=', userId).execute();
  await tx.deleteFrom('comments').where('authorId', '=', userId).execute();
  const answered = await tx
    .deleteFrom('answers')
    .where('professionalId', '=', userId)
    .returning('questionId')
    .execute();
  for (const { questionId } of answered) await countAnswers(tx, questionId);
  await tx.deleteFrom('questions').where('clientId', '=', userId).where('answerCount', '=', 0).execute();
  // A pseudonym may be a name.
  await tx.updateTable('questions').set({ pseudonym: '–' }).where('clientId', '=', userId).execute();
  await tx.deleteFrom('invoices').where('professionalId', '=', userId).where('status', '=', 'draft').execute();
  await tx.updateTable('payments').set({ phone: '' }).where('professionalId', '=', userId).execute();
}
