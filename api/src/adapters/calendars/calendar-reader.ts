/** Why a calendar could not be read. */
export const calendarFailures = [
  /** No answer: name, connection, certificate, time, or an error of the server. */
  'unreachable',
  /** The server answers, and does not give the calendar (any more). */
  'refused',
  'password_wrong',
  'not_calendar',
  'too_large',
  /** An address that we do not ask: without https, or inside our network. */
  'not_allowed',
] as const;
export type CalendarFailureKind = (typeof calendarFailures)[number];

export class CalendarFailure extends Error {
  override readonly name = 'CalendarFailure';
  readonly kind: CalendarFailureKind;

  constructor(kind: CalendarFailureKind, options?: ErrorOptions) {
    super(`The calendar cannot be read: ${kind}`, options);
    this.kind = kind;
  }
}

/** A CalDAV account. */
export interface CalendarAccount {
  readonly server: string;
  readonly userName: string;
  readonly password: string;
}

/** One calendar: by its .ics address alone, or of a CalDAV account. */
export interface CalendarAddress {
  readonly url: string;
  readonly login?: Pick<CalendarAccount, 'userName' | 'password'> | undefined;
}

export interface FoundCalendar {
  readonly url: string;
  readonly name: string;
}

export interface CalendarContent {
  /** iCalendar objects. */
  readonly texts: readonly string[];
  /** What to name the next time, so that an unchanged calendar is not sent again. */
  readonly version: string | null;
}

/** Half-open. */
export interface CalendarSpan {
  readonly from: Date;
  readonly to: Date;
}

/** Reads calendars of other services. Every call is limited in time and bytes and ends in a `CalendarFailure` where it fails. */
export interface CalendarReader {
  /** The calendars of an account. */
  list(account: CalendarAccount): Promise<readonly FoundCalendar[]>;
  /** The events that may overlap the span; undefined while the calendar has this version. */
  read(calendar: CalendarAddress, span: CalendarSpan, version: string | null): Promise<CalendarContent | undefined>;
}
