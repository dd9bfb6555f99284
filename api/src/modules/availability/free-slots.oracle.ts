import { DateTime } from 'luxon';
import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import type { ScheduleRows } from './types.ts';

/**
 * The same rules (booking-rules.md) written a second time, minute by minute, on Luxon's calendar and without any of the shortcuts:
 * slow and plain, for the property tests only.
 */
export function oracleSlots(
  rows: ScheduleRows,
  busy: readonly { start: number; end: number }[],
  window: { from: number; to: number; now: number },
  counted: readonly { start: number; end: number }[] = [],
): Map<number, CallType[]> {
  const step = [60, 30, 20, 15, 10, 5].find((minutes) => rows.slotMinutes % minutes === 0) ?? 1;
  const needed = rows.slotMinutes + rows.bufferMinutes;
  const local = (minute: number) => clockAt(rows.timeZone, minute);
  const lastDate =
    DateTime.fromISO(local(window.now).date, { zone: 'utc' }) // a date, not an instant: Samoa once had no 30 December
      .plus({ days: rows.horizonDays })
      .toISODate() ?? '';
  const isDay = (date: string) => date <= lastDate && date >= (rows.availableDate ?? '');
  const slots = new Map<number, CallType[]>();
  const begins = window.from - 2880;
  const ends = window.to + 2880;
  const isFull = (minute: number) =>
    (['day', 'week', 'month', 'year'] as const).some((period) => {
      const same = counted.filter(({ start }) => isSame(period, local(start).date, local(minute).date));
      const minutes = same.reduce((sum, { start, end }) => sum + end - start, rows.slotMinutes);
      return (
        same.length + 1 > (rows.bookingLimits?.appointments[period] ?? Infinity) ||
        minutes > (rows.bookingLimits?.minutes[period] ?? Infinity)
      );
    });
  const at = (minute: number) => (minute < begins || minute >= ends ? undefined : local(minute));

  for (const type of callTypes) {
    if (!rows.callTypes.includes(type)) continue;
    const isOpen = (minute: number): boolean => {
      const time = at(minute);
      if (!time) return false;
      const exception = rows.exceptions.find(({ date }) => date === time.date);
      const ranges = exception
        ? exception.ranges
        : rows.rules
            .filter((rule) => rule.weekday === time.weekday && rule.callTypes.includes(type))
            .map((rule) => ({ start: rule.startTime, end: rule.endTime }));
      return ranges.some((range) => inMinutes(range.start) <= time.minute && time.minute < endInMinutes(range.end));
    };
    let minute = begins;
    while (minute < ends) {
      if (!isOpen(minute)) {
        minute += 1;
        continue;
      }
      const start = minute;
      while (isOpen(minute) && at(minute)?.date === at(start)?.date) minute += 1;
      const end = minute;
      let candidate = Math.max(start, window.now + rows.minimumNoticeMinutes);
      while (candidate + needed <= end) {
        if ((at(candidate)?.minute ?? 1) % step !== 0) {
          candidate += 1;
          continue;
        }
        const startsAt = candidate;
        const isTaken = busy.some(
          (taken) => taken.start < startsAt + needed && startsAt < taken.end + rows.bufferMinutes,
        );
        const isAsked = startsAt >= window.from && startsAt < window.to && isDay(at(startsAt)?.date ?? '');
        if (isAsked && !isTaken && !isFull(startsAt)) slots.set(startsAt, [...(slots.get(startsAt) ?? []), type]);
        candidate += rows.slotMinutes;
      }
    }
  }
  return new Map([...slots].sort(([a], [b]) => a - b));
}

/** Two calendar dates in the same period: weeks are ISO weeks. */
const isSame = (period: 'day' | 'week' | 'month' | 'year', one: string, other: string): boolean =>
  DateTime.fromISO(one, { zone: 'utc' }).hasSame(DateTime.fromISO(other, { zone: 'utc' }), period);

interface Clock {
  readonly date: string;
  readonly minute: number;
  readonly weekday: number;
}

const read = new Map<string, Map<number, Clock>>();

/** Wall-clock time; Luxon is slow, so each minute of a zone is cached. */
function clockAt(zone: string, minute: number): Clock {
  const known = read.get(zone) ?? new Map<number, Clock>();
  read.set(zone, known);
  const clock = known.get(minute) ?? readClock(zone, minute);
  known.set(minute, clock);
  return clock;
}

function readClock(zone: string, minute: number): Clock {
  const time = DateTime.fromMillis(minute * 60_000, { zone });
  return { date: time.toISODate() ?? '', minute: time.hour * 60 + time.minute, weekday: time.weekday };
}

const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const endInMinutes = (time: string) => (time === '23:59' ? 1440 : inMinutes(time));
