import { sql } from 'kysely';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';
import { dateOf } from './schedule.ts';
import { refreshMasks } from './refresh-masks.ts';

const BATCH = 100;
/** Rows that are deleted at a time: a whole day of a hundred thousand professionals would take longer than a statement may. */
const DELETED = 5000;
type Clocked = Pick<Services, 'db' | 'now'>;

/** Extends every mask to today's horizon and drops the days that are over; answers how many professionals it went through. */
export async function extendMasks(services: Clocked): Promise<number> {
  const now = services.now();
  const today = dateOf(Math.floor(now.getTime() / 86_400_000));
  let done = 0;
  for (;;) {
    const ids = await runAsSystem(services.db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        (select professional_id as id from availability_fills where filled_on < ${today}::date order by filled_on, professional_id limit ${BATCH})
        union all
        (select p.id from professionals p where not exists (select from availability_fills f where f.professional_id = p.id) limit ${BATCH})`.execute(
        tx,
      );
      return rows.map((row) => row.id);
    });
    if (ids.length === 0) break;
    // Short transactions: bookings wait for none.
    for (const id of ids)
      await runAsSystem(services.db, async (tx) => {
        await lock(tx, `diary:${id}`);
        await refreshMasks(tx, id, now);
      });
    done += ids.length;
  }
  await dropDaysBefore(services, today);
  return done;
}

async function dropDaysBefore({ db }: Clocked, today: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await runAsSystem(db, (tx) =>
      sql`
        delete from availability_days where ctid = any (array(
          select ctid from availability_days where day < ${today}::date limit ${DELETED}))`.execute(tx),
    );
    if (numAffectedRows < DELETED) return;
  }
}
