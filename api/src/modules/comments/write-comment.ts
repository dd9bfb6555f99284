import { sql } from 'kysely';
import type * as v from 'valibot';
import type { commentInput } from 'shared-contracts/schemas/discussion-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row, Write } from '../../generic/table-module.ts';
import { invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { compileRows } from '../../policy/row-expression.ts';
import { visible as answerVisible } from '../answers/policy.ts';
import { consumeQuota } from '../quotas/consume-quota.ts';
import { requireListed } from '../documents/is-listed.ts';

/** What is commented on: an article, or an answer to a question. */
interface Subject {
  readonly authorId: string | null;
  readonly questionId: string | null;
}

/**
 * Comments on a public text and notifies its author; professionals must be listed.
 * @throws Problem 409 NOT_VERIFIED, 422 for an unknown article or answer, 429 RATE_LIMITED.
 */
export async function writeComment(
  context: CallContext,
  input: v.InferOutput<typeof commentInput>,
  write: Write,
): Promise<Row> {
  const { articleId, answerId } = input;
  const { authorId, questionId } = await context.asSystem(async (tx) => {
    const { role, userId } = context.caller;
    if (role === 'professional') await requireListed(tx, String(userId));
    await consumeQuota(tx, context, 'comments');
    // Locked, so that it cannot be hidden before the comment exists.
    const { rows } =
      articleId === null
        ? await sql<Subject>`
            select professional_id as author_id, question_id from answers
            where id = ${answerId} and ${compileRows(answerVisible)} for share`.execute(tx)
        : await sql<Subject>`
            select author_id, null as question_id from articles
            where id = ${articleId} and is_published(published_at, shown_until) for share`.execute(tx);
    const [subject] = rows;
    if (!subject) throw invalidAt(articleId === null ? '/answerId' : '/articleId', 'NOT_FOUND');
    return subject;
  });
  const row = await write(input);
  if (authorId !== null && authorId !== context.caller.userId) {
    const data = { commentId: String(row.id), articleId, answerId, questionId };
    await context.asSystem((tx) =>
      writeEvents(tx, [{ userId: authorId, type: 'comment.received', data, notify: true }]),
    );
  }
  return row;
}
