import type * as v from 'valibot';
import type { commentHiding } from 'shared-contracts/schemas/article-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Change, Row } from '../../generic/table-module.ts';
import { writeEvents } from '../events/write-events.ts';

type Input = v.InferOutput<typeof commentHiding>;

/** The author of an article hides a comment under it, or shows it again; who wrote the comment is told. */
export async function hideComment(context: CallContext, { id, before, input }: Change<Input>): Promise<Row> {
  const { isHidden } = input;
  if (isHidden === (before.hiddenAt !== null)) return before;
  const hiddenAt = isHidden ? context.now : null;
  await context.asSystem(async (tx) => {
    await tx.updateTable('receivedComments').set({ hiddenAt }).where('id', '=', id).execute();
    const comment = await tx
      .updateTable('comments')
      .set({ authorHiddenAt: hiddenAt })
      .where('id', '=', id)
      .returning(['id', 'authorId', 'articleId'])
      .executeTakeFirstOrThrow();
    const data = { commentId: comment.id, articleId: comment.articleId };
    const type = isHidden ? 'comment.hidden' : 'comment.restored';
    await writeEvents(tx, [{ userId: comment.authorId, type, data, notify: true }]);
  });
  return { ...before, hiddenAt };
}
