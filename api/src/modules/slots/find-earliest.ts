import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { CallContext } from '../../generic/call-context.ts';
import { dayQuarter, hasOpen, openQuarters } from '../professionals-search/availability-condition.ts';
import { typeBit } from '../availability/schedule.ts';
import type { DayWindow } from './day-windows.ts';
import { STRIP_QUARTERS, windowMasks } from './window-masks.ts';

const MINUTE = 60_000;
const DAY = 1440;
const QUARTERS = 96;

/** A professional's first free quarter-hour on a day, in quarters since the epoch. */
export interface Found {
  readonly date: string;
  readonly professionalId: string;
  readonly quarter: number;
}

interface Search {
  /** The candidates: a condition on `professionals`. */
  readonly people: RawBuilder<boolean>;
  readonly callType: CallType | undefined;
  readonly windows: readonly DayWindow[];
  /** Slots end within the window; otherwise they only start in it. */
  readonly isWhole: boolean;
  /** The entry after which the page begins; its date is that of the first window. */
  readonly after: Found | undefined;
  readonly limit: number;
}

/** Only this many matches are searched, the best rated: it bounds the cost (decision 030). */
export const EARLIEST_CAP = 2000;

/**
 * The earliest free professionals, day by day, ties in key order, in one statement. The strips tell who has the first start of all; the masks
 * then tell the days of those few, as nobody else can be on the page. A day is read only when earlier days do not fill it. `capped` when more
 * people match than were searched. Runs with the system's rights and returns only keys.
 */
export async function findEarliest(
  { asSystem, now }: CallContext,
  { people, callType, windows, isWhole, after, limit }: Search,
  cap: number,
): Promise<{ found: Found[]; capped: boolean }> {
  const end = isWhole ? sql`day.ends` : sql`day.ends - 1 + d.slot_minutes`;
  const open = openQuarters(sql`day.starts`, sql`(${end})`, now);
  const quarter = sql`min(${dayQuarter} + position(b'1' in d.mask & ${open}) - 1)`;
  const beyond = after
    ? sql<boolean>`day.date <> ${after.date} or (${quarter}, d.professional_id) > (${after.quarter}::int, ${after.professionalId}::uuid)`
    : sql<boolean>`true`;
  const column = (name: keyof DayWindow) => windows.map((window) => window[name]);
  return asSystem(async (tx) => {
    const { rows } = await sql<{ [Key in keyof Found]: Found[Key] | null } & { seen: number }>`
      with people as materialized (
        select id from professionals where ${people} order by rating_rank desc, id desc limit ${cap + 1}
      ), first as materialized (
        ${firstStarts({ callType, windows, isWhole, after, limit, now }, cap)}
      ), earliest as materialized (
        select day.date, day.starts, free.*
        from unnest(${column('date')}::text[], ${column('start')}::int[], ${column('end')}::int[]) as day (date, starts, ends)
        cross join lateral (
          select d.professional_id, ${quarter} as quarter
          from first
          -- "offset 0": looked up person by person. Joined otherwise, the masks of everybody on that day are read.
          cross join lateral (
            select * from availability_days d
            where d.professional_id = first.id
              and d.day between date '1970-01-01' + day.starts / 1440 and date '1970-01-01' + day.ends / 1440 and ${hasOpen(open, callType)}
            offset 0
          ) as d
          group by d.professional_id having ${beyond}
          order by quarter, professional_id limit ${limit}
        ) as free
        limit ${limit}
      )
      select date, professional_id, quarter, seen
      from (select count(*)::int as seen from people) as matching left join earliest on true
      order by starts, quarter, professional_id`.execute(tx);
    const found = rows.flatMap(({ date, professionalId, quarter }) =>
      date === null || professionalId === null || quarter === null ? [] : [{ date, professionalId, quarter }],
    );
    return { found, capped: (rows[0]?.seen ?? 0) > cap };
  });
}

const bits = sql.raw(`bit(${STRIP_QUARTERS})`);
const none = sql`x'${sql.raw('0'.repeat(STRIP_QUARTERS / 4))}'`;
const every = sql`x'${sql.raw('f'.repeat(STRIP_QUARTERS / 4))}'`;

/** Of `people`, those who have the first starts after the previous page. Of a person who is on it, the starts of that day do not count. */
function firstStarts(
  { callType, windows, isWhole, after, limit, now }: Omit<Search, 'people'> & { now: Date },
  cap: number,
): RawBuilder<unknown> {
  const { day, byLength, rest, later } = windowMasks(windows, isWhole);
  const present = Math.floor(now.getTime() / MINUTE);
  const searched = sql`(${byLength}::varbit[])[${isWhole ? sql`(s.slot_minutes - ${rest}::int + 14) / 15 + 1` : sql`1`}]::${bits}`;
  const noticed = sql`${every} >> greatest((${present - day * DAY}::int + min(s.notice_minutes) + 14) / 15, 0)`;
  const isNext = after
    ? sql`(start.quarter, person.id) > (${after.quarter}::int - ${day * QUARTERS}::int, ${after.professionalId}::uuid)`
    : sql`true`;
  const laterOnly = sql`start.mask & ${later}::${bits}`;
  // Each "offset 0" has a value worked out once, not wherever it is named.
  return sql`
    select id
    from (
      select person.id, case when ${isNext} then start.quarter else start.later end as quarter
      from (select id from people limit ${cap}) as person
      cross join lateral (
        select position(b'1' in start.mask) - 1 as quarter,
          ${after ? sql`case when ${laterOnly} <> ${none} then position(b'1' in ${laterOnly}) - 1 end` : sql`null::int`} as later
        from (
          select bit_or(s.mask & ${searched}) & (${noticed}) as mask
          from (
            select s.slot_minutes, s.notice_minutes,
              substring(s.mask from (date '1970-01-01' + ${day}::int - s.first_day) * ${QUARTERS} + 1 for ${STRIP_QUARTERS})::${bits} as mask
            from availability_strips s
            where s.professional_id = person.id and s.first_day <= date '1970-01-01' + ${day}::int
              ${callType === undefined ? sql`` : sql`and s.types & ${typeBit(callType)} <> 0`}
            offset 0
          ) as s
          offset 0
        ) as start
        where start.mask <> ${none}
        offset 0
      ) as start
    ) as next
    where quarter is not null
    order by quarter, id limit ${limit}`;
}
