import { comment } from 'shared-contracts/schemas/discussion';
import { commentChange, commentInput } from 'shared-contracts/schemas/discussion-input';
import { moderationDecision, report } from 'shared-contracts/schemas/moderation';
import { defineTable } from '../../generic/table-module.ts';
import { requireListed } from '../documents/is-listed.ts';
import { reportText } from '../moderation/report-text.ts';
import { commentsPolicy } from './policy.ts';
import { presentComments } from './present-comments.ts';
import { writeComment } from './write-comment.ts';

export const commentsTable = defineTable({
  path: 'comments',
  policy: commentsPolicy,
  row: comment,
  create: {
    schema: () => commentInput,
    run: writeComment,
  },
  update: {
    schema: (scope) => (scope === 'operator' ? moderationDecision : scope === 'self' ? commentChange : report),
    async run(context, change, write) {
      const { id, before, input } = change;
      if ('moderation' in input) return write(input);
      if ('reportReason' in input) return reportText(context, commentsPolicy, change, input.reportReason);
      if (context.caller.role === 'professional')
        await context.asSystem((tx) => requireListed(tx, String(context.caller.userId)));
      const row = await write(input);
      if (row.body === before.body && row.pseudonym === before.pseudonym) return row;
      const editedAt = context.now;
      await context.asSystem((tx) => tx.updateTable('comments').set({ editedAt }).where('id', '=', id).execute());
      return { ...row, editedAt };
    },
  },
  remove: {
    /** A deletion by the author can be reverted; deleting again changes nothing, as the first answer may have been lost. */
    async run(context, before, write) {
      if (context.scope !== 'self') return write();
      if (before.deletedAt !== null) return;
      const deletedAt = context.now;
      await context.asSystem((tx) =>
        tx.updateTable('comments').set({ deletedAt }).where('id', '=', String(before.id)).execute(),
      );
    },
  },
  present: presentComments,
});
