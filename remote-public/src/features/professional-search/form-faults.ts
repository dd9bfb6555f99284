import { dayOf, formatTime } from '../../model/slot-format.ts';

export type WindowField = 'date' | 'from' | 'to';
export type Fault = 'unreadable' | 'dayMissing' | 'dayPast' | 'endBeforeStart' | 'endPast';
export type FormFaults = Partial<Readonly<Record<WindowField, Fault>>>;

/** What is wrong with the day and the hours of the form, on the clock of its zone. */
export function formFaults(form: HTMLFormElement, zone: string, now = new Date()): FormFaults {
  const control = (name: WindowField) => form.elements.namedItem(name) as HTMLInputElement;
  // A half-typed date has no value: it must not pass for none.
  const unreadable = (['date', 'from', 'to'] as const).filter((name) => control(name).validity.badInput);
  if (unreadable.length > 0) return Object.fromEntries(unreadable.map((name) => [name, 'unreadable']));
  const [date, from, to] = [control('date').value, control('from').value, control('to').value];
  if (date === '') return from === '' && to === '' ? {} : { date: 'dayMissing' };
  const today = dayOf(now.toISOString(), zone);
  if (date < today) return { date: 'dayPast' };
  if (to === '') return {};
  if (to <= from) return { to: 'endBeforeStart' };
  return date === today && to <= formatTime(now.toISOString(), 'en', zone) ? { to: 'endPast' } : {};
}
