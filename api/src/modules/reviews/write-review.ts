import type * as v from 'valibot';
import { reviewPublishedAfterDays } from 'shared-contracts/schemas/review';
import type { reviewInput } from 'shared-contracts/schemas/review-input';
import type { CallContext } from '../../generic/call-context.ts';
import type { Row } from '../../generic/table-module.ts';
import { shownColumns } from '../../generic/rows.ts';
import { Problem, invalidAt } from '../../http/problem.ts';
import { writeEvents } from '../events/write-events.ts';
import { reviewsPolicy } from './policy.ts';
import { updateRating } from './update-rating.ts';

const DAY = 86_400_000;

/**
 * A client reviews a past appointment, once. It is published with the professional's reply or seven days after the end; later
 * reviews at once.
 * @throws Problem 422 for somebody else's appointment, 409 APPOINTMENT_NOT_DONE or ALREADY_REVIEWED.
 */
export async function writeReview(context: CallContext, input: v.InferOutput<typeof reviewInput>): Promise<Row> {
  const clientId = String(context.caller.userId);
  const { appointmentId } = input;
  return context.asSystem(async (tx) => {
    const appointment = await tx
      .selectFrom('appointments')
      .select(['professionalId', 'status', 'endsAt'])
      .where('id', '=', appointmentId)
      .where('clientId', '=', clientId)
      .executeTakeFirst();
    if (!appointment) throw invalidAt('/appointmentId', 'NOT_FOUND');
    if (appointment.status !== 'done') throw refused('APPOINTMENT_NOT_DONE');
    const publishesAt = new Date(appointment.endsAt.getTime() + reviewPublishedAfterDays * DAY);
    const isDue = publishesAt <= context.now;
    const { professionalId } = appointment;
    const review = await tx
      .insertInto('reviews')
      .values({
        ...input,
        clientId,
        professionalId,
        publishesAt,
        publishedAt: isDue ? context.now : null,
        createdAt: context.now,
      })
      .onConflict((conflict) => conflict.column('appointmentId').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!review) throw refused('ALREADY_REVIEWED');
    if (isDue) await updateRating(tx, professionalId);
    const data = { reviewId: review.id, appointmentId, professionalId };
    await writeEvents(tx, [{ userId: professionalId, type: 'review.received', data, notify: true }]);
    return shownColumns(context, reviewsPolicy, review);
  });
}

const refused = (code: 'APPOINTMENT_NOT_DONE' | 'ALREADY_REVIEWED') =>
  new Problem(409, code, { errors: [{ pointer: '/appointmentId', code }] });
