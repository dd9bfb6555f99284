import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { reachOf } from './limits.ts';
import { dateOf } from './schedule.ts';
import { lastBookableDay, masksOf } from './mask.ts';
import type { DayMask } from './mask.ts';
import { readDiaries } from './read-diaries.ts';
import type { Diary } from './types.ts';
import { ahead } from '../../db/frequent-statements.ts';

const MINUTE = 60_000;
const DAY = 1440;
const MAX_HORIZON = 366;
/** Says that a diary has changed while somebody waits for a time of it. */
export const waitingChannel = 'nimbia_waiting';

/** UTC days since the epoch, inclusive. */
export interface DaySpan {
  readonly fromDay: number;
  readonly toDay: number;
}

/** Days whose masks depend on the time between two instants; slots of up to 8 hours and buffers extend it. */
export function daysAround(startsAt: Date, endsAt: Date): DaySpan {
  const day = (at: number) => Math.floor(at / MINUTE / DAY);
  return { fromDay: day(startsAt.getTime() - 12 * 60 * MINUTE), toDay: day(endsAt.getTime() + 4 * 60 * MINUTE) };
}

/**
 * Recomputes the masks of one professional, all or some days; with booking limits also the days that the change may open or close.
 * `tx` runs as `system`, is the transaction of the change and holds the diary's lock.
 */
export async function refreshMasks(tx: Tx, professionalId: string, now: Date, span?: DaySpan): Promise<void> {
  const minute = Math.floor(now.getTime() / MINUTE);
  const today = Math.floor(minute / DAY);
  const changed = span ?? { fromDay: today, toDay: today + MAX_HORIZON };
  if (changed.fromDay > today + 2 * MAX_HORIZON) return; // no day that far ahead has a mask or shares a year with one that has
  const read = async ({ fromDay, toDay }: DaySpan) => {
    const window = { from: Math.max(fromDay, today) * DAY, to: (toDay + 1) * DAY, now, ignoresHolds: true };
    return (await readDiaries(tx, [professionalId], window)).get(professionalId);
  };
  const near = await read(changed);
  const reach = span && near ? reachOf(near) : 0;
  const days = { fromDay: Math.max(changed.fromDay - reach, today), toDay: changed.toDay + reach };
  const diary = reach > 0 ? await read(days) : near;
  if (!diary) return;
  const last = span ? days.toDay : Infinity;
  const bookable = { fromDay: days.fromDay, toDay: Math.min(last, lastBookableDay(diary.calendar, minute) + 1) };
  const masks = masksOf(diary, { ...bookable, now: minute });
  await writeMasks(tx, diary, { fromDay: days.fromDay, toDay: last }, masks);
  await writeStrips(tx, professionalId, dateOf(today));
  if (!span) {
    const filledOn = dateOf(today);
    await tx
      .insertInto('availabilityFills')
      .values({ professionalId, filledOn })
      .onConflict((conflict) => conflict.column('professionalId').doUpdateSet({ filledOn }))
      .execute();
  }
}

async function writeMasks(
  tx: Tx,
  { professionalId, calendar }: Diary,
  span: DaySpan,
  masks: readonly DayMask[],
): Promise<void> {
  const [days, types] = [masks.map(({ day }) => dateOf(day)), masks.map((one) => one.types)];
  const lengths = masks.map(({ minutes }) => minutes);
  const last = span.toDay === Infinity ? null : dateOf(span.toDay);
  // The deleted and the inserted rows are disjoint, so one statement may do both.
  await ahead(sql`
    with fresh as (
      select * from unnest(${days}::date[], ${types}::smallint[], ${lengths}::int[], ${masks.map(({ mask }) => mask)}::text[])
        as fresh (day, types, slot_minutes, mask)
    ), gone as (
      delete from availability_days
      where professional_id = ${professionalId} and day >= ${dateOf(span.fromDay)}::date and (${last}::date is null or day <= ${last}::date)
        and (day, types, slot_minutes) not in (select day, types, slot_minutes from fresh)
    )
    insert into availability_days (professional_id, day, types, mask, slot_minutes, notice_minutes)
    select ${professionalId}, fresh.day, fresh.types, fresh.mask::bit(96), fresh.slot_minutes, ${calendar.minimumNoticeMinutes}::int
    from fresh
    on conflict (professional_id, day, types, slot_minutes) do update
    set mask = excluded.mask, notice_minutes = excluded.notice_minutes
    where (availability_days.mask, availability_days.notice_minutes) is distinct from (excluded.mask, excluded.notice_minutes)`).execute(
    tx,
  );
}

/** Joins the masks of each length and set of call types, days without one as zeros, and queues the check of the waiting list. */
async function writeStrips(tx: Tx, professionalId: string, today: string): Promise<void> {
  await ahead(sql`
    with fresh as (
      select types, slot_minutes, max(notice_minutes) as notice_minutes,
        string_agg(repeat('0', (day - coalesce(before, ${today}::date - 1) - 1) * 96) || mask::text, '' order by day)::varbit as mask
      from (
        select *, lag(day) over (partition by types, slot_minutes order by day) as before
        from availability_days where professional_id = ${professionalId} and day >= ${today}::date
      ) as days
      group by types, slot_minutes
    ), gone as (
      delete from availability_strips
      where professional_id = ${professionalId} and (types, slot_minutes) not in (select types, slot_minutes from fresh)
    ), kept as (
      insert into availability_strips (professional_id, types, slot_minutes, notice_minutes, first_day, mask)
      select ${professionalId}, types, slot_minutes, notice_minutes, ${today}::date, mask from fresh
      on conflict (professional_id, types, slot_minutes) do update
      set notice_minutes = excluded.notice_minutes, first_day = excluded.first_day, mask = excluded.mask
    ), asked as (
      insert into waiting_checks (professional_id)
      select professional_id from waiting_entries where professional_id = ${professionalId} and state in ('waiting', 'offered') limit 1
      on conflict do nothing returning professional_id
    )
    select pg_notify(${waitingChannel}, '') from asked`).execute(tx);
}
