import { sql } from 'kysely';
import { runAsSystem } from '../../db/run-as.ts';
import type { Tx } from '../../db/run-as.ts';
import type { Services } from '../../services/services.ts';
import { writeEvents } from '../events/write-events.ts';
import type { OutgoingEvent } from '../events/write-events.ts';
import { sendMail } from '../mail/outbox.ts';
import type { PlanMails } from './plan-mails.ts';

const BATCH = 100;
/** An end that was missed for longer is an operator's matter. */
const LOOKBACK_DAYS = 60;

/** The first moment after the last day that was paid for, by the clocks of the practice. */
interface Due {
  readonly id: string;
  readonly lastDay: string;
  readonly endedAt: Date;
}

/**
 * Plans whose last paid day has passed by the clocks of the practice become free (decision 105 says what follows). A plan without a payment
 * was given by an operator and has no end. Open pages are told, and the professional, also by mail. Returns how many ended.
 */
export async function endPlans({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  let ended = 0;
  for (;;) {
    const batch = await runAsSystem(db, async (tx) => {
      const due = await duePlans(tx, now());
      if (due.length === 0) return 0;
      // Before the plan ends, after which a trigger does it by the clock of the database.
      const drafts = await plannedToDrafts(tx, due);
      await sql`update professionals set plan_id = 'free' where id = any(${due.map(({ id }) => id)}::uuid[])`.execute(
        tx,
      );
      const articlesOf = (id: string) => drafts.filter(({ authorId }) => authorId === id).length;
      await writeEvents(
        tx,
        due.flatMap(({ id }): OutgoingEvent[] => [
          { userId: id, type: 'account.changed', data: { part: 'plan' } },
          { userId: id, type: 'plan.ended', data: { articles: articlesOf(id) }, notify: true },
        ]),
      );
      await sendMail<PlanMails>(
        tx,
        ...due.map(({ id, lastDay }) => ({
          eventId: `plan_ended:${id}:${lastDay}`,
          to: { userId: id },
          template: 'plan_ended' as const,
          data: { lastDay, articles: articlesOf(id) },
        })),
      );
      return due.length;
    });
    ended += batch;
    if (batch < BATCH) return ended;
  }
}

async function duePlans(tx: Tx, at: Date): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select p.id, paid.last_day::text as last_day, (paid.last_day + 1)::timestamp at time zone p.time_zone as ended_at
    from professionals p
    cross join lateral (
      select max(subscription_end_date) as last_day from payments where professional_id = p.id and status = 'paid'
    ) as paid
    where p.plan_id <> 'free'
      and p.id in (
        select professional_id from payments
        where status = 'paid' and subscription_end_date between ${at}::date - ${LOOKBACK_DAYS}::integer and ${at}::date
      )
      and paid.last_day < (${at}::timestamptz at time zone p.time_zone)::date
    limit ${BATCH} for no key update of p`.execute(tx);
  return rows;
}

/** What was planned for after the end becomes a draft, also what has appeared since: this runs some moments after midnight. */
async function plannedToDrafts(tx: Tx, due: readonly Due[]): Promise<readonly { authorId: string }[]> {
  const { rows } = await sql<{ authorId: string }>`
    update articles a set published_at = null
    from unnest(${due.map(({ id }) => id)}::uuid[], ${due.map(({ endedAt }) => endedAt)}::timestamptz[]) as due (id, ended_at)
    where a.author_id = due.id and due.ended_at <= a.published_at and a.updated_at < a.published_at
    returning a.author_id`.execute(tx);
  return rows;
}
