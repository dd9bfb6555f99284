import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';

/** At most so many are read at once. */
export const BATCH = 200;

/** The oldest events of a person that are newer than `id`. */
export function eventsAfter(services: Services, userId: string, id: number) {
  return runAsSystem(services.db, (tx) =>
    tx
      .selectFrom('events')
      .select(['id', 'type', 'data'])
      .where('userId', '=', userId)
      .where('id', '>', id)
      .orderBy('id')
      .limit(BATCH)
      .execute(),
  );
}
