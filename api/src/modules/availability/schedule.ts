import { callTypes } from 'shared-contracts/schemas/vocabulary';
import type { CallType } from 'shared-contracts/schemas/vocabulary';
import { limitsOf } from './limits.ts';
import type { DayRange, HourGroup, Schedule, ScheduleRows } from './types.ts';

export const typeBit = (type: CallType): number => 1 << callTypes.indexOf(type);
export const typeBits = (types: readonly CallType[]): number => types.reduce((bits, type) => bits | typeBit(type), 0);
export const typesOf = (bits: number): CallType[] => callTypes.filter((type) => bits & typeBit(type));

/** Calendar date `YYYY-MM-DD` as days since the epoch. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
/** The other way round. */
export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

export function compileSchedule(rows: ScheduleRows): Schedule {
  const offered = typeBits(rows.callTypes);
  const week = Array.from({ length: 7 }, (_, index) =>
    groupHours(
      rows.rules
        .filter((rule) => rule.weekday === index + 1)
        .map((rule) => ({ ...rangeOf(rule.startTime, rule.endTime), types: typeBits(rule.callTypes) & offered })),
    ),
  );
  const exceptions = new Map(
    rows.exceptions.map(({ date, ranges }) => [
      dayNumber(date),
      groupHours(ranges.map(({ start, end }) => ({ ...rangeOf(start, end), types: offered }))),
    ]),
  );
  const { timeZone, slotMinutes, bufferMinutes, minimumNoticeMinutes, horizonDays, bookingLimits } = rows;
  const limits = bookingLimits ? limitsOf(bookingLimits) : [];
  const firstDay = rows.availableDate ? dayNumber(rows.availableDate) : -Infinity;
  return {
    timeZone,
    slotMinutes,
    bufferMinutes,
    minimumNoticeMinutes,
    horizonDays,
    firstDay,
    limits,
    week,
    exceptions,
  };
}

/** Each call type has hours of its own; types with the same hours share a group, so that most days have one. */
function groupHours(hours: readonly (DayRange & { types: number })[]): HourGroup[] {
  const groups = new Map<string, HourGroup>();
  for (const type of callTypes) {
    const bit = typeBit(type);
    const ranges = mergeRanges(hours.filter((range) => range.types & bit));
    if (ranges.length === 0) continue;
    const key = ranges.map(({ start, end }) => `${start}-${end}`).join();
    groups.set(key, { types: (groups.get(key)?.types ?? 0) | bit, ranges });
  }
  return [...groups.values()];
}

/** In order; touching and overlapping ranges become one. */
export function mergeRanges(ranges: readonly DayRange[]): DayRange[] {
  const merged: DayRange[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start >= end) continue;
    const last = merged.at(-1);
    if (last && start <= last.end) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else merged.push({ start, end });
  }
  return merged;
}

function rangeOf(start: string, end: string): DayRange {
  const last = minuteOf(end);
  return { start: minuteOf(start), end: last === 1439 ? 1440 : last }; // 23:59 is how time fields write midnight
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
