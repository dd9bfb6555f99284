import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { writeEvents } from '../events/write-events.ts';
import { updateRating } from './update-rating.ts';

const BATCH = 200;

/**
 * Publishes reviews after seven days and updates the ratings, one transaction per professional. The update claims the
 * rows, so that several processes may run it at once. Returns how many.
 */
export async function publishReviews(services: Pick<Services, 'db' | 'now'>): Promise<number> {
  const now = services.now();
  let published = 0;
  for (;;) {
    const due = await runAsSystem(services.db, (tx) =>
      tx
        .selectFrom('reviews')
        .select('professionalId')
        .distinct()
        .where('publishedAt', 'is', null)
        .where('publishesAt', '<=', now)
        .limit(BATCH)
        .execute(),
    );
    if (due.length === 0) return published;
    for (const { professionalId } of due) {
      published += await runAsSystem(services.db, async (tx) => {
        const rows = await tx
          .updateTable('reviews')
          .set({ publishedAt: now })
          .where('professionalId', '=', professionalId)
          .where('publishedAt', 'is', null)
          .where('publishesAt', '<=', now)
          .returning(['id', 'clientId', 'appointmentId'])
          .execute();
        if (rows.length === 0) return 0;
        await updateRating(tx, professionalId);
        await writeEvents(
          tx,
          // Both see it change: its author can edit it no longer.
          rows.flatMap(({ id, clientId, appointmentId }) =>
            [professionalId, clientId].map((userId) => ({
              userId,
              type: 'review.published' as const,
              data: { reviewId: id, appointmentId, professionalId },
            })),
          ),
        );
        return rows.length;
      });
    }
  }
}
