import { dayOf, formatClock } from './slot-format.ts';

export const windowFields = ['date', 'from', 'to'] as const;
export type WindowField = (typeof windowFields)[number];
export type Fault = 'unreadable' | 'dayMissing' | 'dayPast' | 'endBeforeStart' | 'endPast';
export type FormFaults = Partial<Readonly<Record<WindowField, Fault>>>;

/** The faults of the form’s day and hours, in its time zone. A form may have the day alone. */
export function formFaults(form: HTMLFormElement, zone: string, now = new Date()): FormFaults {
  const control = (name: WindowField) => form.elements.namedItem(name) as HTMLInputElement | null;
  // A partly typed date has no value, but is not empty.
  const unreadable = windowFields.filter((name) => control(name)?.validity.badInput);
  if (unreadable.length > 0) return Object.fromEntries(unreadable.map((name) => [name, 'unreadable']));
  const valueOf = (name: WindowField) => control(name)?.value ?? '';
  const [date, from, to] = [valueOf('date'), valueOf('from'), valueOf('to')];
  const today = dayOf(now.toISOString(), zone);
  // Both faults are reported at once.
  const backwards: FormFaults = to !== '' && to <= from ? { to: 'endBeforeStart' } : {};
  if (date === '') return from === '' && to === '' ? {} : { date: 'dayMissing', ...backwards };
  if (date < today) return { date: 'dayPast', ...backwards };
  if (to === '' || backwards.to) return backwards;
  return date === today && to <= formatClock(now.toISOString(), 'en', zone) ? { to: 'endPast' } : {};
}
