import { entriesOf } from 'shared-ui/primitives/date-field/typed-text.ts';
import { dayOf } from '../time/slot-format.ts';
import { textsOf, unreadableOf, type Unreadable } from '../forms/typed-time.ts';

/** Longest range of one search, in days. */
export const MAX_DAYS = 31;
const DAY = 86_400_000;

export const timedFields = ['date', 'until', 'from', 'to'] as const;
export type TimedField = (typeof timedFields)[number];
export type EarliestFault = Unreadable | 'dayPast' | 'lastBeforeFirst' | 'tooManyDays' | 'endBeforeStart';
export type EarliestFaults = Partial<Readonly<Record<TimedField, EarliestFault>>>;
type Timed = Readonly<Record<TimedField, string>>;

/** All faults of days and hours that could be parsed. Without today, a past day is accepted. */
export function rangeFaults({ date, until, from, to }: Timed, today = ''): EarliestFaults {
  const last = until === '' ? undefined : lastDayFault(date === '' ? today : date, until);
  return {
    ...(date !== '' && date < today ? { date: 'dayPast' } : {}),
    ...(last === undefined ? {} : { until: last }),
    ...(to !== '' && to <= from ? { to: 'endBeforeStart' } : {}),
  };
}

function lastDayFault(first: string, last: string): EarliestFault | undefined {
  if (last < first) return 'lastBeforeFirst';
  return first !== '' && Date.parse(last) - Date.parse(first) >= MAX_DAYS * DAY ? 'tooManyDays' : undefined;
}

/** The faults of the form’s days and hours, in its time zone. */
export function earliestFaults(form: HTMLFormElement, zone: string, now = new Date()): EarliestFaults {
  const texts = textsOf(entriesOf(form), timedFields);
  const unreadable = unreadableOf(texts);
  return Object.keys(unreadable).length > 0 ? unreadable : rangeFaults(texts, dayOf(now.toISOString(), zone));
}
