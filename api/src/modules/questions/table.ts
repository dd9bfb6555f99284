import { question } from 'shared-contracts/schemas/discussion';
import { questionChange, questionInput } from 'shared-contracts/schemas/discussion-input';
import { moderationDecision, report } from 'shared-contracts/schemas/moderation';
import { defineTable } from '../../generic/table-module.ts';
import { everyProfessional } from '../../db/event-hub.ts';
import { notifyLive } from '../events/notify-live.ts';
import { consumeQuota } from '../quotas/consume-quota.ts';
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
      const row = await write(input);
      const news = { type: 'question.asked', data: { category: input.category } } as const;
      await context.asSystem((tx) => notifyLive(tx, everyProfessional, news));
      return row;
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
