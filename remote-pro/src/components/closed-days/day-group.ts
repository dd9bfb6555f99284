import type { ExceptionRow } from '../../data/practice/availability.ts';
import { addDays, datesBetween } from '../../model/date-of.ts';

/** Consecutive exceptions with the same hours, reason and substitute: one bar on the calendar. */
export interface DayGroup {
  /** The id of the first exception; also the id of the calendar event. */
  readonly id: string;
  /** In order, without a gap. */
  readonly days: readonly [ExceptionRow, ...ExceptionRow[]];
  readonly isPast: boolean;
}

const matterOf = ({ ranges, reason, substituteId }: ExceptionRow) =>
  JSON.stringify([ranges.map(({ start, end }) => [start, end]), reason, substituteId]);

const continues = ({ days }: DayGroup, row: ExceptionRow) =>
  addDays(days[0].date, days.length) === row.date && matterOf(days[0]) === matterOf(row);

/** Groups consecutive days; past days (before `today`) are never grouped with days that can still be changed. */
export function groupDays(exceptions: readonly ExceptionRow[], today: string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const row of [...exceptions].sort((a, b) => a.date.localeCompare(b.date))) {
    const before = groups.at(-1);
    const isPast = row.date < today;
    if (before?.isPast === isPast && continues(before, row)) {
      groups[groups.length - 1] = { ...before, days: [...before.days, row] };
    } else groups.push({ id: row.id, days: [row], isPast });
  }
  return groups;
}

/**
 * A move of a group (or, without one, new days): dates that get its hours, and dates that lose them. `end` is the day
 * after the last.
 */
export function changeOf(group: Pick<DayGroup, 'days'> | undefined, start: string, end: string) {
  const dates = datesBetween(start, end);
  const days: readonly ExceptionRow[] = group?.days ?? [];
  return {
    dates,
    added: dates.filter((date) => !days.some((day) => day.date === date)),
    removed: days.map(({ date }) => date).filter((date) => !dates.includes(date)),
  };
}
