import * as v from 'valibot';
import { calendarDate, instant } from './text.ts';

/** Calendar event (specification, section 3); times are ISO instants, or `YYYY-MM-DD` for an all-day one. */
export const calendarEvent = v.object({
  title: v.string(),
  start: v.union([instant, calendarDate]),
  end: v.optional(v.union([instant, calendarDate])),
  allDay: v.boolean(),
});
export type CalendarEvent = v.InferOutput<typeof calendarEvent>;

/** Data of a date click (specification, section 3): the instant, the calendar's string, and whether it is all-day. */
export const dateClick = v.object({
  date: v.date(),
  dateStr: v.string(),
  allDay: v.boolean(),
});
export type DateClick = v.InferOutput<typeof dateClick>;
