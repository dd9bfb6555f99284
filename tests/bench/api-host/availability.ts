import { sql } from 'kysely';
import { runAsSystem } from '../../../api/src/db/run-as.ts';
import { daysAround, refreshMasks } from '../../../api/src/modules/availability/refresh-masks.ts';
import { availableWithin } from '../../../api/src/modules/professionals-search/availability-condition.ts';
import type { Section } from '../section.ts';
import type { MeasuredApi } from './measured-api.ts';
import { timed } from './timed.ts';

const HOUR = 3_600_000;

/** "Who is free tomorrow afternoon" as one statement, and the cost per booking of keeping its data current. */
export async function availabilityAcross(api: MeasuredApi, professionals: number): Promise<Section> {
  await api.grow(professionals);
  const now = api.services.now();
  const from = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000 + 72 * HOUR + 13 * HOUR);
  const free = availableWithin(from, new Date(from.getTime() + 4 * HOUR), now);
  const [top, count, refresh] = await runAsSystem(api.services.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from professionals where slug = 'many-1'`.execute(tx);
    const id = rows[0]?.id ?? '';
    return [
      await timed(() =>
        sql`select id from professionals where verified_at is not null and ${free} order by rating_rank desc, id desc limit 20`.execute(
          tx,
        ),
      ),
      await timed(() => sql`select count(*) from professionals where verified_at is not null and ${free}`.execute(tx)),
      await timed(() => refreshMasks(tx, id, now, daysAround(from, new Date(from.getTime() + HOUR)))),
    ] as const;
  });
  return {
    title: `Availability across ${professionals.toLocaleString('en')} professionals`,
    note: 'PostgreSQL, statements inside one transaction, milliseconds, medians of 15; an afternoon three days ahead.',
    columns: ['what', 'ms', 'budget, ms'],
    rows: [
      ['the 20 best rated who are free', top, 1],
      ['exact count of who is free', count, 5],
      ['masks after a booking (lock, diary, masks)', refresh, 1],
    ],
  };
}
