import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const MINUTE = 60_000;
const DAY = 1440;

/** Whole mask: the 96 quarters of a UTC day. */
const every = sql`b'${sql.raw('1'.repeat(96))}'`;
const none = sql`b'${sql.raw('0'.repeat(96))}'`;

/** Free for at least one whole slot within [from, to), and not sooner than the professional's notice allows. Quarter-hour precision. */
export function freeWithin(from: Date, to: Date, now: Date): RawBuilder<boolean> {
  const start = Math.ceil(Math.max(from.getTime(), now.getTime()) / MINUTE);
  const end = Math.floor(to.getTime() / MINUTE);
  const days = { first: Math.floor(start / DAY), last: Math.floor(end / DAY) };
  return freeOn(
    sql`${dateOf(days.first)}::date`,
    sql`${dateOf(days.last)}::date`,
    sql`${start}::int`,
    sql`${end}::int`,
    now,
  );
}

/** The same for a calendar date in each professional's own zone. */
export function freeOnDate(date: string, now: Date): RawBuilder<boolean> {
  const midnight = (day: RawBuilder<unknown>) =>
    sql`(date_part('epoch', (${day})::timestamp at time zone professionals.time_zone) / 60)::int`;
  const day = sql`${date}::date`;
  return freeOn(sql`${date}::date - 1`, sql`${date}::date + 1`, midnight(day), midnight(sql`${date}::date + 1`), now);
}

/** Start and end in minutes since the epoch. The quarters from `start` to the last one in which a slot still ends by `end` are looked at. */
function freeOn(
  firstDay: RawBuilder<unknown>,
  lastDay: RawBuilder<unknown>,
  start: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> {
  const present = Math.floor(now.getTime() / MINUTE);
  const dayQuarter = sql`(d.day - date '1970-01-01') * 96`;
  const first = sql`(greatest(${start}, ${present}::int + d.notice_minutes) + 14) / 15 - ${dayQuarter}`;
  const last = sql`(${end} - d.slot_minutes) / 15 - ${dayQuarter}`;
  return sql<boolean>`exists (
    select from availability_days d
    where d.professional_id = professionals.id and d.day between ${firstDay} and ${lastDay}
      and d.mask & (${every} >> greatest(${first}, 0)) & (${every} << greatest(95 - (${last}), 0)) <> ${none}
  )`;
}

const dateOf = (day: number) => new Date(day * DAY * MINUTE).toISOString().slice(0, 10);
