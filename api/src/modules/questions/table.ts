import { question, questionChange, questionInput } from 'shared-contracts/schemas/discussion';
import { moderationDecision, report } from 'shared-contracts/schemas/moderation';
import { defineTable } from '../../generic/table-module.ts';
import { consumeQuota } from '../limits/consume-quota.ts';
import { changeQuestion, requireUnanswered } from './change-question.ts';
import { questionsPolicy } from './policy.ts';

export const questionsTable = defineTable({
  path: 'questions',
  policy: questionsPolicy,
  row: question,
  create: {
    schema: () => questionInput,
    async run(context, input, write) {
      await context.asSystem((tx) => consumeQuota(tx, context, 'questions'));
      return write(input);
    },
  },
  update: {
    accepted: ['isClosed'],
    schema: (scope) => (scope === 'operator' ? moderationDecision : scope === 'self' ? questionChange : report),
    run: changeQuestion,
  },
  remove: {
    async run(context, before, write) {
      if (context.scope === 'self') await requireUnanswered(context, String(before.id));
      await write();
    },
  },
});
