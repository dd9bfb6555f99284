import { sql } from 'kysely';
import type * as v from 'valibot';
import type { moderationDecision } from 'shared-contracts/schemas/moderation';
import type { reviewAnswer, reviewChange } from 'shared-contracts/schemas/review-input';
import type { Tx } from '../../db/run-as.ts';
import type { CallContext } from '../../generic/call-context.ts';
import { shownColumns } from '../../generic/rows.ts';
import type { Change, Row, Write } from '../../generic/table-module.ts';
import { Problem } from '../../http/problem.ts';
import { requireListed } from '../documents/is-listed.ts';
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
    await context.asSystem((tx) => decideReport(context, tx, id));
    return row;
  }
  if ('reply' in input) return replyTo(context, id, input.reply);
  if ('reportReason' in input) return report(context, change, input.reportReason);
  const values = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  if (Object.keys(values).length === 0) return before;
  return context.asSystem(async (tx) => {
    const changed = await tx
      .updateTable('reviews')
      .set(values)
      .where('id', '=', id)
      .where('publishedAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new Problem(409, 'TRANSITION_NOT_ALLOWED');
    const { professionalId, appointmentId } = changed;
    const data = { reviewId: id, appointmentId, professionalId };
    // A reply publishes what is stored: an open page must not show earlier words.
    await writeEvents(tx, [{ userId: professionalId, type: 'review.changed', data }]);
    return shownColumns(context, reviewsPolicy, changed);
  });
}

/** The one report of a review: an operator's decision about it stands. */
async function report(context: CallContext, change: Change, reason: string): Promise<Row> {
  const { rows } = await context.asSystem((tx) =>
    sql`select 1 from reviews where id = ${change.id} and (reported_at is not null or moderation <> 'visible')`.execute(
      tx,
    ),
  );
  if (rows.length > 0)
    throw new Problem(409, 'ALREADY_REPORTED', { errors: [{ pointer: '/reportReason', code: 'ALREADY_REPORTED' }] });
  return reportText(context, reviewsPolicy, change, reason);
}

/** Records when the report was decided, and tells the professional. */
async function decideReport(context: CallContext, tx: Tx, id: string): Promise<void> {
  const decided = await tx
    .updateTable('reviews')
    .set({ decidedAt: context.now })
    .where('id', '=', id)
    .where('reportedAt', 'is not', null)
    .returning(['professionalId', 'appointmentId'])
    .executeTakeFirst();
  if (!decided) return;
  const { professionalId, appointmentId } = decided;
  const data = { reviewId: id, appointmentId, professionalId };
  await writeEvents(tx, [{ userId: professionalId, type: 'review.decided', data, notify: true }]);
}

/** The single public reply of a verified professional; it publishes the review. */
async function replyTo(context: CallContext, id: string, reply: string): Promise<Row> {
  const { now, caller } = context;
  return context.asSystem(async (tx) => {
    await requireListed(tx, String(caller.userId));
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
