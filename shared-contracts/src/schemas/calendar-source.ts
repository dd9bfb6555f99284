import * as v from 'valibot';
import { code, emptyOr, id, instant, requiredLine } from './text.ts';
import { textLimits } from './text-limits.ts';

/** How many calendars of others a professional may have read. */
export const mostCalendars = 10;

/**
 * Why a calendar could not be read. The last one is said of an address that is read already. Codes of details of a problem (`details.failure`)
 * and of the column `failure`.
 */
export const calendarProblems = [
  'unreachable',
  'refused',
  'password_wrong',
  'not_calendar',
  'too_large',
  'not_allowed',
  'duplicate',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** An address as people paste it: webcal links, and without a scheme, where it begins with a host. Codes: REQUIRED, TOO_LONG, LINK_INVALID. */
const address = v.pipe(
  v.string(code('REQUIRED')),
  v.trim(),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(textLimits.calendarAddress, code('TOO_LONG')),
  v.transform((text) => {
    const given = text.replace(/^webcals?:\/\//iu, 'https://');
    return /^[a-z][a-z0-9+.-]*:\/\//iu.test(given) || !/^[^/\s]*[.:]/u.test(given) ? given : `https://${given}`;
  }),
  v.regex(/^https?:\/\/[^\s/]+\S*$/iu, code('LINK_INVALID')),
  v.url(code('LINK_INVALID')),
);

/** What a calendar is called here. Codes: REQUIRED, TOO_LONG. */
export const calendarName = requiredLine(textLimits.calendarName);
const secret = v.pipe(
  v.string(code('REQUIRED')),
  v.nonEmpty(code('REQUIRED')),
  v.maxLength(textLimits.calendarPassword, code('TOO_LONG')),
);

/** Body of POST /calendars/found: a CalDAV account, whose calendars are answered. */
export const calendarAccount = v.strictObject({
  server: address,
  userName: requiredLine(textLimits.calendarUserName),
  password: secret,
});
export type CalendarAccountInput = v.InferInput<typeof calendarAccount>;

export const foundCalendar = v.object({ url: v.string(), name: v.string() });

/** One calendar by its address; without a name it keeps its own. */
export const calendarByAddress = v.strictObject({ kind: v.literal('ics'), address, name: emptyOr(calendarName) });

/** Body of POST /calendars/sources: one calendar by its address, or some of an account. */
export const calendarSourceInput = v.variant('kind', [
  calendarByAddress,
  v.strictObject({
    kind: v.literal('caldav'),
    ...v.omit(calendarAccount, ['server']).entries,
    calendars: v.pipe(
      v.array(v.strictObject({ url: address, name: calendarName })),
      v.minLength(1, code('REQUIRED')),
      v.maxLength(mostCalendars, code('LIMIT_EXCEEDED')),
    ),
  }),
]);
export type CalendarSourceInput = v.InferInput<typeof calendarSourceInput>;

/** PUT /base/calendar_sources/update: its name here. */
export const calendarSourceChange = v.partial(v.object({ name: calendarName }));

/** Body of PUT /calendars/sources/{id}/password. */
export const calendarPassword = v.strictObject({ password: secret });

/** Row of `calendar_sources`, for the professional alone: a calendar whose busy times are not offered. */
export const calendarSource = v.object({
  id,
  name: v.string(),
  kind: v.picklist(['ics', 'caldav']),
  /** Where it is read from. */
  host: v.string(),
  /** Of CalDAV. */
  userName: v.nullable(v.string()),
  /** When it was last read, or asked and unchanged. */
  readAt: v.nullable(instant),
  /** Why the last attempt failed; null after one that did not. */
  failure: v.nullable(v.picklist(calendarProblems)),
  failingSince: v.nullable(instant),
  createdAt: instant,
});
export type CalendarSource = v.InferOutput<typeof calendarSource>;

/** Row of `calendar_busy`, for the professional alone: a time taken by an event of another calendar. Titles are not kept. */
export const calendarBusy = v.object({ id, sourceId: id, startsAt: instant, endsAt: instant });
export type CalendarBusy = v.InferOutput<typeof calendarBusy>;

/** An appointment during which another calendar is busy. */
export const calendarOverlap = v.object({
  appointmentId: id,
  startsAt: instant,
  endsAt: instant,
  /** Names of the calendars. */
  calendars: v.array(v.string()),
});
export type CalendarOverlap = v.InferOutput<typeof calendarOverlap>;

/** Row of `calendar_feeds`, for its owner alone. */
export const calendarFeedRow = v.object({ id, createdAt: instant, readAt: v.nullable(instant) });

/** The own subscription address. Null where it can no longer be shown: a new one has to be made. */
export const calendarFeed = v.object({
  address: v.nullable(v.string()),
  createdAt: instant,
  /** When a calendar last read it, to the hour. */
  readAt: v.nullable(instant),
});
export type CalendarFeed = v.InferOutput<typeof calendarFeed>;
