import { is } from 'valibot';
import { calendarDate } from 'shared-contracts/schemas/text';
import { addDays } from '../../model/date-of.ts';

export const diaryViews = ['day', 'week', 'month', 'list'] as const;
export type AppointmentsView = (typeof diaryViews)[number];

/** The view of a URL: the list with its filters, else the week by default, and on a phone the day, as a week has no room there. */
export function viewOf(search: URLSearchParams, isNarrow: boolean): AppointmentsView {
  const asked = diaryViews.find((view) => view === search.get('view')) ?? (search.has('group') ? 'list' : 'week');
  return isNarrow && asked === 'week' ? 'day' : asked;
}

/** The first day of a view on `date`, YYYY-MM-DD; of the list today. */
export function firstShown(view: AppointmentsView, date: string, today: string): string {
  if (view === 'list') return today;
  if (view === 'month') return `${date.slice(0, 8)}01`;
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return view === 'week' ? addDays(date, -sinceMonday) : date;
}

/** Names a file of a view: the day, `2026-11-23_2026-11-29` or `2026-11`. */
export function datesShown(view: AppointmentsView, date: string, today: string): string {
  const first = firstShown(view, date, today);
  if (view === 'month') return first.slice(0, 7);
  return view === 'week' ? `${first}_${addDays(first, 6)}` : first;
}

/** The date of a URL, YYYY-MM-DD. */
export const dateOfSearch = (search: URLSearchParams, today: string): string => {
  const date = search.get('date');
  return is(calendarDate, date) ? date : today;
};
