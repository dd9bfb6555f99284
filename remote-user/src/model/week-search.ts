import { instantOf } from 'shared-contracts/formats/time/wall-time';
import { isCalendarDay } from 'shared-contracts/formats/time/calendar-days';
import { callTypes, type CallType } from 'shared-contracts/schemas/vocabulary';
import { addDays } from 'shared-ui/domain/slot-picker/slot-days.ts';
import { dateIn } from './date-in.ts';

export const daysShown = 7;
/** As far ahead as anybody can offer times. */
const furthest = 366;

/** What the free times side by side show. */
export interface WeekSearch {
  /** Its first day, YYYY-MM-DD in the reader's zone: today or later. */
  readonly from: string;
  readonly callType: CallType | undefined;
  /** Consultations other than the default ones. */
  readonly consultations: readonly string[];
  /** Of the page of professionals. */
  readonly cursor: string | null;
}

/** Of the address: `?from=…&type=…&consultation=…&cursor=…`. `now` in milliseconds. */
export function readWeekSearch(search: URLSearchParams, now: number, timeZone: string): WeekSearch {
  const today = dateIn(now, timeZone);
  const asked = search.get('from') ?? '';
  const isDay = isCalendarDay(asked) && asked > today && asked < addDays(today, furthest);
  return {
    from: isDay ? asked : today,
    callType: callTypes.find((one) => one === search.get('type')),
    consultations: search.getAll('consultation').slice(0, 20),
    cursor: search.get('cursor'),
  };
}

/** The address of it. */
export function writeWeekSearch({ from, callType, consultations, cursor }: WeekSearch, today: string): string {
  const query = new URLSearchParams({
    ...(from !== today && { from }),
    ...(callType && { type: callType }),
    ...(cursor && { cursor }),
  });
  for (const one of consultations) query.append('consultation', one);
  return `?${query.toString()}`;
}

/** The week as a window of instants. */
export const windowOf = (from: string, timeZone: string) => ({
  from: instantOf(`${from}T00:00:00`, timeZone),
  to: instantOf(`${addDays(from, daysShown)}T00:00:00`, timeZone),
});
