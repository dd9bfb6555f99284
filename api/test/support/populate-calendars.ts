import { randomBytes } from 'node:crypto';
import type { Tx } from '../../src/db/run-as.ts';
import type { Person } from './test-api.ts';

/** Calendars of others, one that is read and one that fails, with a busy time, and everybody's subscription address. */
export async function populateCalendars(
  tx: Tx,
  people: readonly Person[],
  professionals: readonly Person[],
): Promise<void> {
  const now = new Date();
  for (const { id: professionalId } of professionals) {
    const common = { professionalId, host: 'calendar.test', sealed: randomBytes(40), nextAt: now };
    const { id: sourceId } = await tx
      .insertInto('calendarSources')
      .values({ ...common, name: 'a', kind: 'ics', addressHash: randomBytes(32), readAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const failed = { failure: 'unreachable', failingSince: now, failures: 1 } as const;
    await tx
      .insertInto('calendarSources')
      .values({ ...common, ...failed, name: 'b', kind: 'caldav', userName: 'a', addressHash: randomBytes(32) })
      .execute();
    const startsAt = new Date(now.getTime() + 86_400_000);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    await tx.insertInto('calendarBusy').values({ sourceId, professionalId, startsAt, endsAt }).execute();
  }
  for (const { id } of people)
    await tx
      .insertInto('calendarFeeds')
      .values({ id, tokenHash: randomBytes(32), tokenSealed: randomBytes(60) })
      .execute();
}
