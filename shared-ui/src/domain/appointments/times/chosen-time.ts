import { isCalendarDay } from 'shared-contracts/formats/time/calendar-days';
import { instantOf } from 'shared-contracts/formats/time/wall-time';
import { longestMinutes } from 'shared-contracts/schemas/appointment';
import type { TranslateAppointments } from '../../texts/translate.ts';
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

/** What is wrong with a proposal: a key of `proposeDialog`, or the code of a text that is no day or no time. */
type ProposalFault = 'choose' | 'chooseDay' | 'inPast' | 'lengthInvalid' | 'same' | 'DATE_INVALID' | 'TIME_INVALID';

/** By the name of its field. */
type ProposalFaults = Readonly<Record<'own-day' | 'own-time' | 'own-length', ProposalFault | undefined>>;

/** What is wrong with proposing `startsAt` for `minutes`, instead of the current time if there is one. */
export function faultsOf(
  { startsAt, day, time, minutes }: ChosenTime & { readonly minutes: number },
  current: { readonly startsAt: string; readonly endsAt: string } | undefined,
  now: number,
): ProposalFaults {
  const isLength = Number.isInteger(minutes) && minutes >= 1 && minutes <= maxMinutes;
  const length = isLength ? undefined : 'lengthInvalid';
  if (startsAt === undefined)
    return {
      'own-day': isCalendarDay(day) ? undefined : day === '' ? 'chooseDay' : 'DATE_INVALID',
      'own-time': isClock(time) ? undefined : time === '' ? 'choose' : 'TIME_INVALID',
      'own-length': length,
    };
  const isSame =
    current !== undefined &&
    Date.parse(startsAt) === Date.parse(current.startsAt) &&
    minutes === minutesBetween(current.startsAt, current.endsAt);
  return {
    'own-day': undefined,
    'own-time': Date.parse(startsAt) <= now ? 'inPast' : isSame ? 'same' : undefined,
    'own-length': length,
  };
}

/** The messages of faults, by the name of their field; empty when there is none. */
export const faultTexts = (
  faults: ProposalFaults,
  translate: TranslateAppointments,
  errorText: (code: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => {
      if (fault === undefined) return [];
      const isCode = fault === 'DATE_INVALID' || fault === 'TIME_INVALID';
      return [[field, isCode ? errorText(fault) : translate(`proposeDialog.${fault}`)]];
    }),
  );
