import { sql } from 'kysely';
import { openingType } from 'shared-contracts/schemas/event-stream';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';

/** Where a stream starts: at the `Last-Event-ID` of the request, otherwise at the newest event. */
export async function openingEvent(services: Services, userId: string, lastEventId: string | string[] | undefined) {
  const newest = await runAsSystem(services.db, (tx) =>
    tx
      .selectFrom('events')
      .select(['id', sql<number>`(extract(epoch from clock_timestamp() - created_at) * 1000)::float8`.as('age')])
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  const resumeAfter = Number(lastEventId ?? Number.NaN);
  // After a restore from an older dump, that event may not exist yet.
  if (Number.isSafeInteger(resumeAfter) && resumeAfter >= 0)
    return { id: Math.min(resumeAfter, newest?.id ?? 0), type: openingType, data: {} };
  return { id: newest?.id ?? 0, type: openingType, data: { newestAge: newest?.age ?? null } };
}
