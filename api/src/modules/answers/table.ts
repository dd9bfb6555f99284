import { answer } from 'shared-contracts/schemas/discussion';
import { answerChange, answerInput } from 'shared-contracts/schemas/discussion-input';
import { moderationDecision, report } from 'shared-contracts/schemas/moderation';
import { defineTable } from '../../generic/table-module.ts';
import { requireListed } from '../documents/is-listed.ts';
import { reportText } from '../moderation/report-text.ts';
import { answersPolicy } from './policy.ts';
import { presentAnswers } from './present-answers.ts';
import { countAnswers, writeAnswer } from './write-answer.ts';

export const answersTable = defineTable({
  path: 'answers',
  policy: answersPolicy,
  row: answer,
  create: {
    schema: () => answerInput,
    run: writeAnswer,
  },
  update: {
    schema: (scope) => (scope === 'operator' ? moderationDecision : scope === 'self' ? answerChange : report),
    async run(context, change, write) {
      const { id, before, input } = change;
      if ('moderation' in input) {
        const row = await write(input);
        await context.asSystem((tx) => countAnswers(tx, String(before.questionId)));
        return row;
      }
      if ('reportReason' in input) return reportText(context, answersPolicy, change, input.reportReason);
      if (input.body !== before.body) await context.asSystem((tx) => requireListed(tx, String(before.professionalId)));
      const row = await write(input);
      if (row.body === before.body) return row;
      const editedAt = context.now;
      await context.asSystem((tx) => tx.updateTable('answers').set({ editedAt }).where('id', '=', id).execute());
      return { ...row, editedAt };
    },
  },
  remove: {
    async run(context, before, write) {
      await write();
      await context.asSystem((tx) => countAnswers(tx, String(before.questionId)));
    },
  },
  present: presentAnswers,
});
