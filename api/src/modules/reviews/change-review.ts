import { readBack } from '../../generic/write-calls.ts';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { reportText } from '../moderation/report-text.ts';
import { reviewsPolicy } from './policy.ts';
import { updateRating } from './update-rating.ts';

interface Change {
  readonly id: string;
  readonly before: Row;
  readonly input: Row;
}

/** The client corrects it before it is published, the professional answers or reports it, an operator hides it or lets it stand. */
export async function changeReview(
  context: CallContext,
  change: Change,
  write: (values: Row) => Promise<Row>,
): Promise<Row> {
  const { id, before, input } = change;
  const professionalId = String(before.professionalId);
  if (context.scope === 'operator') {
    const row = await write(input);
    await context.asSystem((tx) => updateRating(tx, professionalId));
    return row;
  }
  if (context.scope === 'professional') {
    return 'reply' in input
      ? replyTo(context, id, String(input.reply))
      : reportText(context, reviewsPolicy, id, input.reportReason);
  }
  const { rating, text } = input as { rating?: number; text?: string | null };
  const values = { ...(rating !== undefined && { rating }), ...(text !== undefined && { text }) };
  if (Object.keys(values).length === 0) return readBack(context, { policy: reviewsPolicy }, id);
  const changed = await context.asSystem((tx) =>
    tx
      .updateTable('reviews')
      .set(values)
      .where('id', '=', id)
      .where('publishedAt', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!changed) throw new Problem(409, 'TRANSITION_NOT_ALLOWED');
  return readBack(context, { policy: reviewsPolicy }, id);
}

/** The one public reply; both sides have now answered, so the review is published. */
async function replyTo(context: CallContext, id: string, reply: string): Promise<Row> {
  const { now } = context;
  await context.asSystem(async (tx) => {
    const answered = await tx
      .updateTable('reviews')
      .set((eb) => ({ reply, repliedAt: now, publishedAt: eb.fn.coalesce('publishedAt', eb.val(now)) }))
      .where('id', '=', id)
      .where('reply', 'is', null)
      .returning(['professionalId', 'clientId', 'appointmentId'])
      .executeTakeFirst();
    if (!answered)
      throw new Problem(409, 'ALREADY_REPLIED', { errors: [{ pointer: '/reply', code: 'ALREADY_REPLIED' }] });
    const { professionalId, clientId, appointmentId } = answered;
    await updateRating(tx, professionalId);
    const data = { reviewId: id, appointmentId, professionalId };
    await writeEvents(tx, [{ userId: clientId, type: 'review.replied', data, notify: true }]);
  });
  return readBack(context, { policy: reviewsPolicy }, id);
}
