import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { invalidAt } from '../../http/problem.ts';
import { limit } from '../../policy/limit.ts';
import { availableAmong } from '../availability/available-now.ts';
import { dateOf, typeBit } from '../availability/schedule.ts';
import { comparableFee, feeRankBy } from './comparable-fee.ts';
import type { FilterFields } from './filter-criteria.ts';

const MINUTE = 60_000;
const DAY = 1440;

/** The availability part of a filter as SQL; undefined when it has none. `available` are the ids of who is available now. @throws Problem 422. */
export function availabilityCondition(
  { availableNow, feeMax, ...fields }: Pick<FilterFields, 'availableNow' | 'date' | 'free' | 'callType' | 'feeMax'>,
  available: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> | undefined {
  const parts = [
    ...(availableNow ? [sql<boolean>`professionals.id = any (${available})`] : []),
    ...(availableNow && feeMax ? [isCallAffordable(feeMax)] : []),
    ...freeConditions(fields, now, feeMax === undefined ? undefined : isAffordable(feeMax, fields.callType)),
  ];
  return parts.length === 0 ? undefined : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** That of the date or window, as one consultation has to fit; the masks that count are those with `offer`. @throws Problem 422. */
function freeConditions(
  { date, free, callType }: Pick<FilterFields, 'date' | 'free' | 'callType'>,
  now: Date,
  offer?: RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  if (date !== undefined && free !== undefined) throw invalidAt('/date', 'INVALID');
  return [
    ...(date === undefined ? [] : [availableOnDate(date, now, callType, offer)]),
    ...(free === undefined ? [] : [availableIn(free, now, callType, offer)]),
  ];
}

/** The consultation `c` is held at times of the mask `d`, whose call types are those of all that last as long. */
const isHeldIn = (callType: CallType | undefined): RawBuilder<boolean> => {
  const ways = callType === undefined ? callTypes : [callType];
  const shared = ways.map((way) => sql`(${way} = any (c.call_types) and d.types & ${typeBit(way)} <> 0)`);
  return sql<boolean>`(c.minutes = d.slot_minutes and (${sql.join(shared, sql` or `)}))`;
};

const rankOfFee = sql`comparable_fee(c.fee_kind, c.fee, c.currency)`;

/** Of the mask `d`: a consultation up to the fee is held then, so that one has time, fee and call type. */
const isAffordable = (feeMax: string, callType: CallType | undefined): RawBuilder<boolean> => sql<boolean>`exists (
  select from consultations c
  where c.professional_id = d.professional_id and c.active and ${rankOfFee} <= ${comparableFee(feeMax)} and ${isHeldIn(callType)}
)`;

/** A call at once is the first consultation by phone (`available_states`). */
const callAtOnce = sql`(
  select ${rankOfFee} from consultations c where c.professional_id = professionals.id and c.active and 'call' = any (c.call_types)
  order by c.position, c.created_at, c.id limit 1
)`;

/** The call at once of whoever is available now costs no more. */
export const isCallAffordable = (feeMax: string): RawBuilder<boolean> =>
  sql<boolean>`${callAtOnce} <= ${comparableFee(feeMax)}`;

/** From which limit on the filter by fee finds each of `people`, who match the filter without it, as `fee_rank`. @throws Problem 422. */
export function feesOfPeople({ availableNow, callType, ...times }: FilterFields, now: Date): RawBuilder<unknown> {
  const inTime = freeConditions({ ...times, callType }, now, isHeldIn(callType));
  const isTimed = inTime.length > 0;
  const lowest = isTimed ? sql`min(${rankOfFee})` : sql.ref(`people.${callType ? feeRankBy[callType] : 'feeRank'}`);
  return sql`
    select ${availableNow ? sql`greatest(${lowest}, ${callAtOnce})` : lowest} as fee_rank
    from people ${isTimed || availableNow ? sql`join professionals using (id)` : sql``}
    ${
      isTimed
        ? sql`join consultations c on c.professional_id = people.id and c.active where ${sql.join(inTime, sql` and `)} group by professionals.id`
        : sql``
    }`;
}

/** Of those who match the other criteria, as an array, which PostgreSQL looks up by primary key. */
export const idsAvailableNow = (others: RawBuilder<boolean>, now: Date): RawBuilder<string[]> =>
  sql<string[]>`array(${availableAmong(sql`professionals`, others, now)})`;

/** @throws Problem 422. */
function availableIn(
  free: NonNullable<FilterFields['free']>,
  now: Date,
  callType: CallType | undefined,
  offer: RawBuilder<boolean> | undefined,
): RawBuilder<boolean> {
  const [from, to] = [new Date(free.from), new Date(free.to)];
  if (from >= to) throw invalidAt('/free/to', 'RANGE_INVALID');
  limit('/free/to', 'days', (to.getTime() - from.getTime()) / (DAY * MINUTE));
  return availableWithin(from, to, now, callType, offer);
}

/** A mask of the 96 quarters of a UTC day, open from this one on. */
const openFrom = (quarter: number) => sql`b'${sql.raw('0'.repeat(quarter) + '1'.repeat(96 - quarter))}'`;
const every = openFrom(0);
const none = openFrom(96);

/** At least one whole slot within [from, to), for the call type if given, after the minimum notice. Quarter-hour precision. */
export function availableWithin(
  from: Date,
  to: Date,
  now: Date,
  callType?: CallType,
  offer?: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const start = Math.ceil(Math.max(from.getTime(), now.getTime()) / MINUTE);
  const end = Math.floor(to.getTime() / MINUTE);
  const [first, last] = [Math.floor(start / DAY), Math.floor(end / DAY)];
  if (first === last) return availableOnDay(first, { start, end, now, callType, offer });
  const days = sql<boolean>`d.day between ${dateOf(first)}::date and ${dateOf(last)}::date`;
  return availableOn(days, sql`${start}::int`, sql`${end}::int`, now, callType, offer);
}

/**
 * Within one UTC day, the case that is counted over thousands of masks: constants are computed here, once. The day is compared by equality, so
 * that the index yields professionals in order and counting can merge instead of hash.
 */
function availableOnDay(
  day: number,
  { start, end, now, callType, offer }: { start: number; end: number; now: Date } & Asked,
): RawBuilder<boolean> {
  const present = minuteOf(now);
  const midnight = day * 96;
  const afterStart = openFrom(Math.ceil(start / 15) - midnight);
  const afterNotice = sql`${every} >> ((${present}::int + d.notice_minutes + 14) / 15 - ${midnight}::int)`;
  return existsMask(
    sql<boolean>`d.day = ${dateOf(day)}::date`,
    { callType, offer },
    sql`case when d.notice_minutes <= ${start - present}::int then ${afterStart} else ${afterNotice} end
      & (${every} << (${midnight + 95}::int - (${end}::int - d.slot_minutes) / 15))`,
  );
}

/** The same for a calendar date in each professional's own zone. */
export function availableOnDate(
  date: string,
  now: Date,
  callType?: CallType,
  offer?: RawBuilder<boolean>,
): RawBuilder<boolean> {
  const midnight = (day: RawBuilder<unknown>) =>
    sql`(date_part('epoch', (${day})::timestamp at time zone professionals.time_zone) / 60)::int`;
  const day = sql`${date}::date`;
  const days = sql<boolean>`d.day between ${day} - 1 and ${day} + 1`;
  return availableOn(days, midnight(day), midnight(sql`${day} + 1`), now, callType, offer);
}

/** Start and end in minutes since the epoch. From the quarter of `start` to the last one in which a slot still ends by `end`. */
function availableOn(
  days: RawBuilder<boolean>,
  start: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
  now: Date,
  callType: CallType | undefined,
  offer: RawBuilder<boolean> | undefined,
): RawBuilder<boolean> {
  return existsMask(days, { callType, offer }, openQuarters(start, end, now));
}

/** First quarter of the day of a mask `d`, since the epoch. */
export const dayQuarter = sql`(d.day - date '1970-01-01') * 96`;

/** The quarters of the day of `d` in which a whole slot can begin between two minutes, after the minimum notice. */
export function openQuarters(start: RawBuilder<unknown>, end: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const first = sql`(greatest(${start}, ${minuteOf(now)}::int + d.notice_minutes) + 14) / 15 - ${dayQuarter}`;
  const last = sql`(${end} - d.slot_minutes) / 15 - ${dayQuarter}`;
  return sql`(${every} >> greatest(${first}, 0)) & (${every} << greatest(95 - (${last}), 0))`;
}

/** What a mask must be open for. */
interface Asked {
  readonly callType: CallType | undefined;
  readonly offer: RawBuilder<boolean> | undefined;
}

/** A mask of one of these days intersects `open`. */
function existsMask(
  days: RawBuilder<boolean>,
  { callType, offer }: Asked,
  open: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from availability_days d where d.professional_id = professionals.id and ${days} and ${hasOpen(open, callType)}${offer ? sql` and ${offer}` : sql``}
  )`;
}

/** The mask `d` has the call type and intersects `open`. */
export const hasOpen = (open: RawBuilder<unknown>, callType: CallType | undefined): RawBuilder<boolean> =>
  sql<boolean>`(${callType === undefined ? sql`true` : sql`d.types & ${typeBit(callType)} <> 0`} and d.mask & ${open} <> ${none})`;

const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE);
