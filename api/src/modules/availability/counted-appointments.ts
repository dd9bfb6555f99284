import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { limitPeriods, periodDays } from 'shared-contracts/schemas/booking-limits';

/** The days of the longest period that the professional `p` has a limit for; null without limits. */
export const limitReach = sql<number | null>`case ${sql.join(
  [...limitPeriods]
    .reverse()
    .map(
      (period) =>
        sql`when p.booking_limits @? ${sql.lit(`$.*.${period} ? (@ > 0)`)} then ${sql.lit(periodDays[period])}`,
    ),
  sql` `,
)} end`;

/**
 * Start and end minutes of the appointments of `p` that count towards the limits, from the beginning of the first period that a day of the window lies in to the end of the
 * last: those that hold their time and those that took place. Without limits nothing is looked for.
 */
export const countedAppointments = (window: {
  from: Date;
  to: Date;
  now: Date;
  except: string | null;
}): RawBuilder<number[]> => sql`
  (select case when reach.days is null then '{}' else array(
    select unnest(array[floor(extract(epoch from a.starts_at) / 60)::int, ceil(extract(epoch from a.ends_at) / 60)::int])
    from appointments a
    where a.professional_id = p.id and a.status in ('waiting', 'accepted', 'done')
      and a.starts_at >= ${window.from}::timestamptz - make_interval(days => reach.days) and a.starts_at < ${window.to}::timestamptz + make_interval(days => reach.days)
      and not (a.status = 'waiting' and coalesce(a.expires_at <= ${window.now}, false)) and a.id is distinct from ${window.except}::uuid
    order by a.starts_at) end
  from (select ${limitReach} as days) as reach)`;
