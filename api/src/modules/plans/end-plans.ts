import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Services } from '../../services.ts';
import { writeEvents } from '../events/write-events.ts';
import type { OutgoingEvent } from '../events/write-events.ts';

const BATCH = 100;
/** An end that was missed for longer is an operator's matter. */
const LOOKBACK_DAYS = 60;

/**
 * Plans whose last paid day has passed by the clocks of the practice become free (decision 105 says what follows). A plan without a payment
 * was given by an operator and has no end. Open pages are told, and the professional. Returns how many ended.
 */
export async function endPlans({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  let ended = 0;
  for (;;) {
    const batch = await runAsSystem(db, async (tx) => {
      const { rows } = await sql<{ id: string; articles: number }>`
        update professionals set plan_id = 'free'
        where id in (
          select p.id from professionals p
          where p.plan_id <> 'free'
            and p.id in (
              select professional_id from payments
              where status = 'paid' and subscription_end_date between ${now()}::date - ${LOOKBACK_DAYS}::integer and ${now()}::date
            )
            and (${now()}::timestamptz at time zone p.time_zone)::date > (
              select max(subscription_end_date) from payments where professional_id = p.id and status = 'paid'
            )
          limit ${BATCH} for no key update
        )
        -- Before the trigger makes drafts of them, by its clock.
        returning id, (select count(*)::integer from articles where author_id = professionals.id and not is_published(published_at, 'infinity')) as articles`.execute(
        tx,
      );
      if (rows.length > 0)
        await writeEvents(
          tx,
          rows.flatMap(({ id, articles }): OutgoingEvent[] => [
            { userId: id, type: 'account.changed', data: { part: 'plan' } },
            { userId: id, type: 'plan.ended', data: { articles }, notify: true },
          ]),
        );
      return rows.length;
    });
    ended += batch;
    if (batch < BATCH) return ended;
  }
}
