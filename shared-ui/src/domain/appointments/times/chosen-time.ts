import { isCalendarDay } from 'shared-contracts/formats/time/calendar-days';
import { instantOf } from 'shared-contracts/formats/time/wall-time';
import { longestMinutes } from 'shared-contracts/schemas/appointment';
import { formatClock, type Reader } from '../../time/format-time.ts';

/** The selected time: an instant once complete, and the values of the fields. */
export interface ChosenTime {
  readonly startsAt: string | undefined;
  /** `YYYY-MM-DD` and `HH:MM` in the reader's zone, or what was typed instead. */
  readonly day: string;
  readonly time: string;
}

export const noTime: ChosenTime = { startsAt: undefined, day: '', time: '' };

/** The field values of an instant. */
export const timeAt = (startsAt: string, reader: Reader): ChosenTime => ({
  startsAt,
  // en-CA writes calendar dates as YYYY-MM-DD.
  day: new Intl.DateTimeFormat('en-CA', { timeZone: reader.timeZone, dateStyle: 'short' }).format(new Date(startsAt)),
  time: formatClock(startsAt, reader),
});

/** True for a time of the clock, `HH:MM`, which a typed text need not be. */
export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text);

/** The instant of the field values in the reader's zone; undefined while incomplete. */
export function typedTime(day: string, time: string, { timeZone }: Pick<Reader, 'timeZone'>): ChosenTime {
  const isComplete = isCalendarDay(day) && isClock(time);
  return { day, time, startsAt: isComplete ? instantOf(`${day}T${time}:00`, timeZone) : undefined };
}

const MINUTE = 60_000;
export const maxMinutes = longestMinutes;

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE;
export const endAfter = (startsAt: string, minutes: number): string =>
  new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString();

/** Errors of a proposal; the names are translation keys. */
export type ProposalFault = 'choose' | 'chooseDay' | 'inPast' | 'lengthInvalid' | 'same';

/** The first error of proposing `startsAt` for `minutes`, instead of the current time if there is one; undefined when valid. */
export function faultOf(
  { startsAt, day, time, minutes }: ChosenTime & { readonly minutes: number },
  current: { readonly startsAt: string; readonly endsAt: string } | undefined,
  now: number,
): ProposalFault | undefined {
  if (startsAt === undefined) return !isCalendarDay(day) && (day !== '' || isClock(time)) ? 'chooseDay' : 'choose';
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > maxMinutes) return 'lengthInvalid';
  if (Date.parse(startsAt) <= now) return 'inPast';
  const isSame =
    current !== undefined &&
    Date.parse(startsAt) === Date.parse(current.startsAt) &&
    minutes === minutesBetween(current.startsAt, current.endsAt);
  return isSame ? 'same' : undefined;
}
