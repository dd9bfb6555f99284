import * as v from 'valibot';
import { calendarDate, id, instant } from './text.ts';
import { legalCategory, planIds } from './vocabulary.ts';

/** Row of `plans`: the plan card of section 3 (label, price, period, days). Prices are whole units of `currency`. */
export const plan = v.object({
  id: v.picklist(planIds),
  labelFr: v.string(),
  labelEn: v.string(),
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.string(),
  period: v.picklist(['month', 'year']),
  days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  entitlements: v.array(v.string()),
});
export type Plan = v.InferOutput<typeof plan>;

/** Row of `adds`, the advertisements table (specification, section 7). */
export const add = v.object({
  id,
  professionalId: id,
  titleFr: v.string(),
  titleEn: v.string(),
  textFr: v.string(),
  textEn: v.string(),
  image: v.nullable(v.string()),
  target: v.string(),
  placement: v.picklist(['home', 'search', 'list', 'profile']),
  startsOn: calendarDate,
  endsOn: calendarDate,
});
export type Add = v.InferOutput<typeof add>;

/** Row of `articles`; a text missing in one language is null. `authorId` is a professional, or null for the platform. */
export const article = v.object({
  id,
  slug: v.string(),
  authorId: v.nullable(id),
  category: legalCategory,
  titleFr: v.nullable(v.string()),
  titleEn: v.nullable(v.string()),
  summaryFr: v.nullable(v.string()),
  summaryEn: v.nullable(v.string()),
  bodyFr: v.nullable(v.string()),
  bodyEn: v.nullable(v.string()),
  readingMinutes: v.number(),
  publishedAt: v.nullable(instant),
});
export type Article = v.InferOutput<typeof article>;

/** Row of `notifications`; `type` names the translated text, `data` fills it. */
export const notification = v.object({
  id,
  type: v.string(),
  data: v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
  readAt: v.nullable(instant),
  createdAt: instant,
});
export type Notification = v.InferOutput<typeof notification>;

/** Calendar event (specification, section 3); times are ISO instants, or `YYYY-MM-DD` when it lasts whole days. */
export const calendarEvent = v.object({
  title: v.string(),
  start: v.union([instant, calendarDate]),
  end: v.optional(v.union([instant, calendarDate])),
  allDay: v.boolean(),
});
export type CalendarEvent = v.InferOutput<typeof calendarEvent>;

/** What a click on a date carries (specification, section 3): the moment, how the calendar writes it, whether a whole day is meant. */
export const dateClick = v.object({
  date: v.date(),
  dateStr: v.string(),
  allDay: v.boolean(),
});
export type DateClick = v.InferOutput<typeof dateClick>;
