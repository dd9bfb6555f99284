import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { dateOf, typeBit } from '../slots/schedule.ts';

const MINUTE = 60_000;
const DAY = 1440;

/** Whole mask: the 96 quarters of a UTC day. */
const every = sql`b'${sql.raw('1'.repeat(96))}'`;
const none = sql`b'${sql.raw('0'.repeat(96))}'`;

/** Free for at least one whole slot within [from, to), of this call type if one is named, and not sooner than the professional's notice allows. Quarter-hour precision. */
export function freeWithin(from: Date, to: Date, now: Date, callType?: CallType): RawBuilder<boolean> {
  const start = Math.ceil(Math.max(from.getTime(), now.getTime()) / MINUTE);
  const end = Math.floor(to.getTime() / MINUTE);
  const [first, last] = [dateOf(Math.floor(start / DAY)), dateOf(Math.floor(end / DAY))];
  // One day by equality: the index gives its professionals in order, which counting thousands of them merges instead of hashing.
  const days =
    first === last
      ? sql<boolean>`d.day = ${first}::date`
      : sql<boolean>`d.day between ${first}::date and ${last}::date`;
  return freeOn(days, sql`${start}::int`, sql`${end}::int`, now, callType);
}

/** The same for a calendar date in each professional's own zone. */
export function freeOnDate(date: string, now: Date, callType?: CallType): RawBuilder<boolean> {
  const midnight = (day: RawBuilder<unknown>) =>
    sql`(date_part('epoch', (${day})::timestamp at time zone professionals.time_zone) / 60)::int`;
  const day = sql`${date}::date`;
  const days = sql<boolean>`d.day between ${day} - 1 and ${day} + 1`;
  return freeOn(days, midnight(day), midnight(sql`${day} + 1`), now, callType);
}

/** Start and end in minutes since the epoch. The quarters from `start` to the last one in which a slot still ends by `end` are looked at. */
function freeOn(
  days: RawBuilder<boolean>,
  start: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
  now: Date,
  callType: CallType | undefined,
): RawBuilder<boolean> {
  const present = Math.floor(now.getTime() / MINUTE);
  const dayQuarter = sql`(d.day - date '1970-01-01') * 96`;
  const first = sql`(greatest(${start}, ${present}::int + d.notice_minutes) + 14) / 15 - ${dayQuarter}`;
  const last = sql`(${end} - d.slot_minutes) / 15 - ${dayQuarter}`;
  const offered = callType === undefined ? sql`` : sql`and d.types & ${typeBit(callType)} <> 0`;
  return sql<boolean>`exists (
    select from availability_days d
    where d.professional_id = professionals.id and ${days} ${offered}
      and d.mask & (${every} >> greatest(${first}, 0)) & (${every} << greatest(95 - (${last}), 0)) <> ${none}
  )`;
}
