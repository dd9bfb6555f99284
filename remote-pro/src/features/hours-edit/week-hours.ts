import type { WallRange } from 'shared-contracts/schemas/availability';
import type { HoursOf } from '../../components/closed-days/kept-appointments.ts';
import type { HoursInput } from './hours-schema.ts';

/** Touching and overlapping ranges are one, as for clients. */
function merged(ranges: readonly WallRange[]): readonly WallRange[] {
  const found: WallRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.start.localeCompare(other.start))) {
    const last = found.at(-1);
    if (last === undefined || range.start > last.end) found.push(range);
    else if (range.end > last.end) found[found.length - 1] = { ...last, end: range.end };
  }
  return found;
}

/** The hours of a week, for all days without hours of their own. */
export const weekHours =
  (rules: HoursInput['rules'], exceptions: ReadonlySet<string>): HoursOf =>
  (date, callType) => {
    if (exceptions.has(date)) return undefined;
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    return merged(
      rules
        .filter((rule) => rule.weekday === weekday && (rule.callTypes ?? []).includes(callType))
        .map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
    );
  };
