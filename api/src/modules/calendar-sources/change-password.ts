import { runAsSystem } from '../../db/run-as.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services/services.ts';
import { atField } from './calendar-problem.ts';
import { openSource, sealSource } from './open-source.ts';
import { readCalendar } from './read-calendar.ts';
import { refreshSource } from './refresh-source.ts';

/** A new app password, tried first, for all calendars of that account. @throws Problem 404, 422 at `/password`. */
export async function changePassword(
  services: Services,
  { professionalId, sourceId, password }: { professionalId: string; sourceId: string; password: string },
): Promise<void> {
  const source = await runAsSystem(services.db, (tx) =>
    tx
      .selectFrom('calendarSources')
      .innerJoin('professionals', 'professionals.id', 'calendarSources.professionalId')
      .select(['host', 'userName', 'sealed', 'timeZone'])
      .where('calendarSources.id', '=', sourceId)
      .where('professionalId', '=', professionalId)
      .where('calendarSources.kind', '=', 'caldav')
      .executeTakeFirst(),
  );
  const address = source && openSource(services, professionalId, source.sealed);
  const userName = source?.userName;
  if (!address || !userName) throw notFound();
  const login = { userName, password };
  await atField('/password', () => readCalendar(services, { ...address, login }, source.timeZone));
  const changed = await runAsSystem(services.db, async (tx) => {
    const rows = await tx
      .selectFrom('calendarSources')
      .select(['id', 'sealed'])
      .where('professionalId', '=', professionalId)
      .where('host', '=', source.host)
      .where('userName', '=', userName)
      .forUpdate()
      .execute();
    for (const row of rows) {
      const own = openSource(services, professionalId, row.sealed);
      if (!own) continue;
      const sealed = sealSource(services, professionalId, { ...own, login });
      await tx.updateTable('calendarSources').set({ sealed }).where('id', '=', row.id).execute();
    }
    return rows;
  });
  for (const { id } of changed) await refreshSource(services, id, true);
}
