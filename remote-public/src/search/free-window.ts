import { parseDate, parseDateTime, toZoned } from '@internationalized/date';
import type { DayWindow } from './filter-query.ts';

/** The instants of a day’s hours in their zone, across clock changes. */
export function freeWindow(date: string, { from, to, zone }: DayWindow): { from: string; to: string } {
  const day = parseDate(date);
  const at = (time: string) => toZoned(parseDateTime(`${date}T${time}`), zone).toAbsoluteString();
  return {
    from: at(from ?? '00:00'),
    to: to === undefined ? toZoned(day.add({ days: 1 }), zone).toAbsoluteString() : at(to),
  };
}
