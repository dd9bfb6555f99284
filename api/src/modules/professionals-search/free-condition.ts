import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { invalidAt } from '../../http/problem.ts';
import { limit } from '../../policy/limit.ts';
import { dateOf, typeBit } from '../availability/schedule.ts';
import type { FilterFields } from './filter-criteria.ts';

const MINUTE = 60_000;
const DAY = 1440;

/** What a filter says of free times; undefined when nothing. @throws Problem 422. */
export function freeCondition(
  { date, free, callType }: Pick<FilterFields, 'date' | 'free' | 'callType'>,
  now: Date,
): RawBuilder<boolean> | undefined {
  const onDate = date === undefined ? undefined : freeOnDate(date, now, callType);
  if (free === undefined) return onDate;
  const [from, to] = [new Date(free.from), new Date(free.to)];
  if (from >= to) throw invalidAt('/free/to', 'RANGE_INVALID');
  limit('/free/to', 'days', (to.getTime() - from.getTime()) / (DAY * MINUTE));
  const within = freeWithin(from, to, now, callType);
  return onDate ? sql<boolean>`(${onDate} and ${within})` : within;
}

/** A mask of the 96 quarters of a UTC day, open from this one on. */
const openFrom = (quarter: number) => sql`b'${sql.raw('0'.repeat(quarter) + '1'.repeat(96 - quarter))}'`;
const every = openFrom(0);
const none = openFrom(96);

/** Free for at least one whole slot within [from, to), of this call type if one is named, and not sooner than the professional's notice allows. Quarter-hour precision. */
export function freeWithin(from: Date, to: Date, now: Date, callType?: CallType): RawBuilder<boolean> {
  const start = Math.ceil(Math.max(from.getTime(), now.getTime()) / MINUTE);
  const end = Math.floor(to.getTime() / MINUTE);
  const [first, last] = [Math.floor(start / DAY), Math.floor(end / DAY)];
  if (first === last) return freeOnDay(first, { start, end, now, callType });
  const days = sql<boolean>`d.day between ${dateOf(first)}::date and ${dateOf(last)}::date`;
  return freeOn(days, sql`${start}::int`, sql`${end}::int`, now, callType);
}

/**
 * Within one UTC day, which is what is counted over thousands of masks: what is the same for all of them is worked out here, once. The day by
 * equality, because the index then gives its professionals in order, which counting merges instead of hashing.
 */
function freeOnDay(
  day: number,
  { start, end, now, callType }: { start: number; end: number; now: Date; callType: CallType | undefined },
): RawBuilder<boolean> {
  const present = minuteOf(now);
  const midnight = day * 96;
  const afterStart = openFrom(Math.ceil(start / 15) - midnight);
  const afterNotice = sql`${every} >> ((${present}::int + d.notice_minutes + 14) / 15 - ${midnight}::int)`;
  return someMask(
    sql<boolean>`d.day = ${dateOf(day)}::date`,
    callType,
    sql`case when d.notice_minutes <= ${start - present}::int then ${afterStart} else ${afterNotice} end
      & (${every} << (${midnight + 95}::int - (${end}::int - d.slot_minutes) / 15))`,
  );
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
  return someMask(days, callType, openQuarters(start, end, now));
}

/** First quarter of the day of a mask `d`, since the epoch. */
export const dayQuarter = sql`(d.day - date '1970-01-01') * 96`;

/** The quarters of the day of `d` in which a whole slot can begin between two minutes, not sooner than the notice allows. */
export function openQuarters(start: RawBuilder<unknown>, end: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const first = sql`(greatest(${start}, ${minuteOf(now)}::int + d.notice_minutes) + 14) / 15 - ${dayQuarter}`;
  const last = sql`(${end} - d.slot_minutes) / 15 - ${dayQuarter}`;
  return sql`(${every} >> greatest(${first}, 0)) & (${every} << greatest(95 - (${last}), 0))`;
}

/** A mask of one of these days has a quarter in common with those that are `open`. */
function someMask(
  days: RawBuilder<boolean>,
  callType: CallType | undefined,
  open: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from availability_days d where d.professional_id = professionals.id and ${days} and ${hasOpen(open, callType)}
  )`;
}

/** The mask `d` holds for the call type and has a quarter in common with those that are `open`. */
export const hasOpen = (open: RawBuilder<unknown>, callType: CallType | undefined): RawBuilder<boolean> =>
  sql<boolean>`(${callType === undefined ? sql`true` : sql`d.types & ${typeBit(callType)} <> 0`} and d.mask & ${open} <> ${none})`;

const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE);
