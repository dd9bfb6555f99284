import { dayOf } from './slot-format.ts';

/** Longest range of one search, in days. */
export const MAX_DAYS = 31;
const DAY = 86_400_000;

export const timedFields = ['date', 'until', 'from', 'to'] as const;
export type TimedField = (typeof timedFields)[number];
export type EarliestFault = 'unreadable' | 'dayPast' | 'lastBeforeFirst' | 'tooManyDays' | 'endBeforeStart';
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
  const control = (name: TimedField) => form.elements.namedItem(name) as HTMLInputElement | null;
  // A partly typed date has no value, but is not empty.
  const unreadable = timedFields.filter((name) => control(name)?.validity.badInput);
  if (unreadable.length > 0) return Object.fromEntries(unreadable.map((name) => [name, 'unreadable']));
  const values = Object.fromEntries(timedFields.map((name) => [name, control(name)?.value ?? ''])) as Timed;
  return rangeFaults(values, dayOf(now.toISOString(), zone));
}
