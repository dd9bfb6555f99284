import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { CallContext } from '../../generic/call-context.ts';
import { dayQuarter, hasOpen, openQuarters } from '../professionals-search/availability-condition.ts';
import type { DayWindow } from './day-windows.ts';

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
 * The earliest free professionals, day by day, ties in key order: one statement over the masks. A day is read only when earlier days do not fill
 * the page. `capped` when more people match than were searched. Runs with the system's rights and returns only keys.
 */
export async function findEarliest(
  { asSystem, now }: CallContext,
  { people, callType, windows, isWhole, after, limit }: Search,
  cap: number,
): Promise<{ found: Found[]; capped: boolean }> {
  const end = isWhole ? sql`day.ends` : sql`day.ends - 1 + d.slot_minutes`;
  const open = openQuarters(sql`day.starts`, sql`(${end})`, now);
  const first = sql`min(${dayQuarter} + position(b'1' in d.mask & ${open}) - 1)`;
  const beyond = after
    ? sql<boolean>`day.date <> ${after.date} or (${first}, d.professional_id) > (${after.quarter}::int, ${after.professionalId}::uuid)`
    : sql<boolean>`true`;
  const column = (name: keyof DayWindow) => windows.map((window) => window[name]);
  return asSystem(async (tx) => {
    const { rows } = await sql<{ [Key in keyof Found]: Found[Key] | null } & { seen: number }>`
      with people as materialized (
        select id from professionals where ${people} order by rating_rank desc, id desc limit ${cap + 1}
      ), earliest as materialized (
        select day.date, day.starts, free.*
        from unnest(${column('date')}::text[], ${column('start')}::int[], ${column('end')}::int[]) as day (date, starts, ends)
        cross join lateral (
          select d.professional_id, ${first} as quarter
          from (select id from people limit ${cap}) as person
          join availability_days d on d.professional_id = person.id
          where d.day between date '1970-01-01' + day.starts / 1440 and date '1970-01-01' + day.ends / 1440 and ${hasOpen(open, callType)}
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
