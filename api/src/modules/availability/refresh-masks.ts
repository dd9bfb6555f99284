import { sql } from 'kysely';
import type { Tx } from '../../db/run-as.ts';
import { reachOf } from './limits.ts';
import { dateOf } from './schedule.ts';
import { lastBookableDay, masksOf } from './mask.ts';
import type { DayMask } from './mask.ts';
import { readDiaries } from './read-diaries.ts';
import type { Diary } from './read-diaries.ts';

const MINUTE = 60_000;
const DAY = 1440;
const MAX_HORIZON = 366;

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
  const reach = span && near ? reachOf(near.schedule) : 0;
  const days = { fromDay: Math.max(changed.fromDay - reach, today), toDay: changed.toDay + reach };
  const diary = reach > 0 ? await read(days) : near;
  if (!diary) return;
  const last = span ? days.toDay : Infinity;
  const bookable = { fromDay: days.fromDay, toDay: Math.min(last, lastBookableDay(diary.schedule, minute) + 1) };
  const masks = masksOf(diary.schedule, diary.busy, { ...bookable, now: minute }, diary.counted);
  await writeMasks(tx, diary, { fromDay: days.fromDay, toDay: last }, masks);
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
  { professionalId, schedule }: Diary,
  span: DaySpan,
  masks: readonly DayMask[],
): Promise<void> {
  const [days, types] = [masks.map(({ day }) => dateOf(day)), masks.map((one) => one.types)];
  const last = span.toDay === Infinity ? null : dateOf(span.toDay);
  // The deleted and the inserted rows are disjoint, so one statement may do both.
  await sql`/* ahead */
    with fresh as (
      select * from unnest(${days}::date[], ${types}::smallint[], ${masks.map(({ mask }) => mask)}::text[]) as fresh (day, types, mask)
    ), gone as (
      delete from availability_days
      where professional_id = ${professionalId} and day >= ${dateOf(span.fromDay)}::date and (${last}::date is null or day <= ${last}::date)
        and (day, types) not in (select day, types from fresh)
    )
    insert into availability_days (professional_id, day, types, mask, slot_minutes, notice_minutes)
    select ${professionalId}, fresh.day, fresh.types, fresh.mask::bit(96), ${schedule.slotMinutes}::int, ${schedule.minimumNoticeMinutes}::int
    from fresh
    on conflict (professional_id, day, types) do update
    set mask = excluded.mask, slot_minutes = excluded.slot_minutes, notice_minutes = excluded.notice_minutes
    where (availability_days.mask, availability_days.slot_minutes, availability_days.notice_minutes)
      is distinct from (excluded.mask, excluded.slot_minutes, excluded.notice_minutes)`.execute(tx);
}
