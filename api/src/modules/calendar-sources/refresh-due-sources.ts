import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { JobContext } from '../../jobs/job.ts';
import { refreshSource } from './refresh-source.ts';

/** Claimed at a time: what a process that ends had in hand waits until its claim is over. */
const BATCH = 40;
const AT_ONCE = 8;
/** Less than the timeout of a job (install-jobs.ts); the next run continues. */
const TIME_MS = 4 * 60_000;

/** Reads the calendars that are due. Each is claimed for five minutes, so that no two processes ask for it. */
export async function refreshDueSources(context: JobContext): Promise<{ read: number; failed: number }> {
  const ends = AbortSignal.any([context.stop, AbortSignal.timeout(TIME_MS)]);
  const counts = { read: 0, failed: 0 };
  for (let claimed = BATCH; claimed === BATCH && !ends.aborted;) {
    const due = await claimDue(context);
    claimed = due.length;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let id = due.shift(); id !== undefined && !ends.aborted; id = due.shift())
          counts[(await refreshSource(context, id)) ? 'read' : 'failed'] += 1;
      }),
    );
  }
  return counts;
}

const claimDue = ({ db, now }: JobContext): Promise<string[]> =>
  runAsSystem(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update calendar_sources set next_at = ${now()}::timestamptz + interval '5 minutes' where id in (
        select id from calendar_sources where next_at <= ${now()} order by next_at limit ${BATCH} for update skip locked)
      returning id`.execute(tx);
    return rows.map(({ id }) => id);
  });
