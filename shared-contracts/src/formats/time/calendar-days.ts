import { isInCalendar } from '../../schemas/is-in-calendar.ts';

/** First and last day that anything here can be about: all have four figures, and so have the days around them. */
export const calendarDays = { min: '1900-01-01', max: '2999-12-31' } as const;

/** True for a day of the calendar, `YYYY-MM-DD`, within {@link calendarDays}. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && text >= calendarDays.min && text <= calendarDays.max && isInCalendar(text);
