import { sql } from 'kysely';
import { openingType } from 'shared-contracts/schemas/event-types';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';

/** Where a reader starts: at the `Last-Event-ID` they name, otherwise at their newest event. */
export async function openingEvent(services: Services, userId: string, lastEventId: string | string[] | undefined) {
  const resumeAfter = Number(lastEventId ?? Number.NaN);
  if (Number.isSafeInteger(resumeAfter) && resumeAfter >= 0) return { id: resumeAfter, type: openingType, data: {} };
  const newest = await runAsSystem(services.db, (tx) =>
    tx
      .selectFrom('events')
      .select(['id', sql<number>`(extract(epoch from clock_timestamp() - created_at) * 1000)::float8`.as('age')])
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return { id: newest?.id ?? 0, type: openingType, data: { newestAge: newest?.age ?? null } };
}
