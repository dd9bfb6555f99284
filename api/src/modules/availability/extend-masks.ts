import { sql } from 'kysely';
import { lock } from '../../db/advisory-locks.ts';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { dateOf } from './schedule.ts';
import { refreshMasks } from './refresh-masks.ts';

const BATCH = 100;
/** Rows deleted per statement: a whole day of a hundred thousand professionals would exceed the query deadline. */
const DELETED = 5000;
type Clocked = Pick<Services, 'db' | 'now'>;

/** Extends every mask to today's horizon and deletes past days; returns the number of professionals processed. */
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
    // Short transactions, so that bookings do not wait.
    for (const id of ids)
      await runAsSystem(services.db, async (tx) => {
        await lock(tx, `diary:${id}`);
        await refreshMasks(tx, id, now);
      });
    done += ids.length;
  }
  await deleteDaysBefore(services, today);
  return done;
}

async function deleteDaysBefore({ db }: Clocked, today: string): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await runAsSystem(db, (tx) =>
      sql`
        delete from availability_days where ctid = any (array(
          select ctid from availability_days where day < ${today}::date limit ${DELETED}))`.execute(tx),
    );
    if (numAffectedRows < DELETED) return;
  }
}
