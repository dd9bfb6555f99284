import { entriesOf } from 'shared-ui/primitives/date-field/typed-text.ts';
import { dayOf, formatClock } from '../time/slot-format.ts';
import { textsOf, unreadableOf, type Unreadable } from '../forms/typed-time.ts';

export const windowFields = ['date', 'from', 'to'] as const;
export type WindowField = (typeof windowFields)[number];
export type Fault = Unreadable | 'dayMissing' | 'dayPast' | 'endBeforeStart' | 'endPast';
export type FormFaults = Partial<Readonly<Record<WindowField, Fault>>>;

/** The faults of the form’s day and hours, in its time zone. A form may have the day alone. */
export function formFaults(form: HTMLFormElement, zone: string, now = new Date()): FormFaults {
  const values = textsOf(entriesOf(form), windowFields);
  const unreadable = unreadableOf(values);
  if (Object.keys(unreadable).length > 0) return unreadable;
  const { date, from, to } = values;
  const today = dayOf(now.toISOString(), zone);
  // Both faults are reported at once.
  const backwards: FormFaults = to !== '' && to <= from ? { to: 'endBeforeStart' } : {};
  if (date === '') return from === '' && to === '' ? {} : { date: 'dayMissing', ...backwards };
  if (date < today) return { date: 'dayPast', ...backwards };
  if (to === '' || backwards.to) return backwards;
  return date === today && to <= formatClock(now.toISOString(), 'en', zone) ? { to: 'endPast' } : {};
}
