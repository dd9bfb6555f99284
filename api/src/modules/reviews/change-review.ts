import type * as v from 'valibot';
import type { moderationDecision } from 'shared-contracts/schemas/moderation';
import type { reviewAnswer, reviewChange } from 'shared-contracts/schemas/review';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { reportText } from '../moderation/report-text.ts';
import { reviewsPolicy } from './policy.ts';
import { updateRating } from './update-rating.ts';

type Input = v.InferOutput<typeof reviewChange | typeof reviewAnswer | typeof moderationDecision>;

/** Clients edit a review before it is published, professionals reply or report it, operators moderate it. */
export async function changeReview(context: CallContext, change: Change<Input>, write: Write): Promise<Row> {
  const { id, before, input } = change;
  if ('moderation' in input) {
    const row = await write(input);
    await context.asSystem((tx) => updateRating(tx, String(before.professionalId)));
    return row;
  }
  if ('reply' in input) return replyTo(context, id, input.reply);
  if ('reportReason' in input) return reportText(context, reviewsPolicy, change, input.reportReason);
  const { rating, text } = input;
  const values = { ...(rating !== undefined && { rating }), ...(text !== undefined && { text }) };
  if (Object.keys(values).length === 0) return before;
  const changed = await context.asSystem((tx) =>
    tx
      .updateTable('reviews')
      .set(values)
      .where('id', '=', id)
      .where('publishedAt', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!changed) throw new Problem(409, 'TRANSITION_NOT_ALLOWED');
  return shownColumns(context, reviewsPolicy, changed);
}

/** The single public reply; it publishes the review. */
async function replyTo(context: CallContext, id: string, reply: string): Promise<Row> {
  const { now } = context;
  return context.asSystem(async (tx) => {
    const answered = await tx
      .updateTable('reviews')
      .set((eb) => ({ reply, repliedAt: now, publishedAt: eb.fn.coalesce('publishedAt', eb.val(now)) }))
      .where('id', '=', id)
      .where('reply', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!answered)
      throw new Problem(409, 'ALREADY_REPLIED', { errors: [{ pointer: '/reply', code: 'ALREADY_REPLIED' }] });
    const { professionalId, clientId, appointmentId } = answered;
    await updateRating(tx, professionalId);
    const data = { reviewId: id, appointmentId, professionalId };
    await writeEvents(tx, [{ userId: clientId, type: 'review.replied', data, notify: true }]);
    return shownColumns(context, reviewsPolicy, answered);
  });
}
