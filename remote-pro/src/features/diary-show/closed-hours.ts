import { instantOf } from 'shared-contracts/formats/time/wall-time';
import type { WallRange } from 'shared-contracts/schemas/availability';
import type { CalendarEntry } from 'shared-ui/domain/appointments/calendar/appointment-calendar.tsx';
import type { ExceptionRow, RuleRow } from '../../data/practice/availability.ts';
import { addDays } from '../../model/date-of.ts';

const DAY_END = '24:00';
/** Hours that end at 23:59 mean midnight. */
const endOf = (time: string) => (time === '23:59' ? DAY_END : time);

type Hours = Pick<RuleRow, 'weekday' | 'startTime' | 'endTime'>;
type DayHours = Pick<ExceptionRow, 'date' | 'ranges'>;

/** ISO: 1 Monday to 7 Sunday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const openOn = (date: string, rules: readonly Hours[], exceptions: readonly DayHours[]): readonly WallRange[] =>
  exceptions.find((one) => one.date === date)?.ranges ??
  rules
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map(({ startTime, endTime }) => ({ start: startTime.slice(0, 5), end: endTime.slice(0, 5) }));

/** Whether some of the dates has open hours. */
export const hasHours = (dates: readonly string[], rules: readonly Hours[], exceptions: readonly DayHours[]): boolean =>
  dates.some((date) => openOn(date, rules, exceptions).length > 0);

/** What is left of a day without its open hours, which may come in any order and overlap. */
function closedOn(open: readonly WallRange[]): WallRange[] {
  const closed: WallRange[] = [];
  let reached = '00:00';
  for (const { start, end } of [...open].sort((a, b) => a.start.localeCompare(b.start))) {
    if (start > reached) closed.push({ start: reached, end: start });
    if (endOf(end) > reached) reached = endOf(end);
  }
  if (reached < DAY_END) closed.push({ start: reached, end: DAY_END });
  return closed;
}

/** The time of some dates that is not open to clients, as the ground of a calendar. */
export const closedHours = (
  dates: readonly string[],
  rules: readonly Hours[],
  exceptions: readonly DayHours[],
  timeZone: string,
): CalendarEntry[] =>
  dates.flatMap((date) =>
    closedOn(openOn(date, rules, exceptions)).map(({ start, end }) => ({
      id: `closed ${date} ${start}`,
      title: '',
      allDay: false,
      start: instantOf(`${date}T${start}:00`, timeZone),
      end:
        end === DAY_END
          ? instantOf(`${addDays(date, 1)}T00:00:00`, timeZone)
          : instantOf(`${date}T${end}:00`, timeZone),
      ground: 'closed' as const,
    })),
  );

/** `HH:mm` that comes first when the hours are shown: half an hour before the week's first. */
export function firstHour(rules: readonly Hours[]): string {
  const [first = '08:00'] = rules.map(({ startTime }) => startTime.slice(0, 5)).sort();
  const [hours = 0, minutes = 0] = first.split(':').map(Number);
  const before = Math.max(0, hours * 60 + minutes - 30);
  return [Math.floor(before / 60), before % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
