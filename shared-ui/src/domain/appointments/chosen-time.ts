import { formatClock, type Reader } from './format-time.ts';

/** The time that is being chosen: as an instant once it is whole, and as it stands in the fields. */
export interface ChosenTime {
  readonly startsAt: string | undefined;
  /** `YYYY-MM-DD` and `HH:MM` in the reader's zone. */
  readonly day: string | null;
  readonly time: string;
}

export const noTime: ChosenTime = { startsAt: undefined, day: null, time: '' };

/** An instant as the fields show it. */
export const timeAt = (startsAt: string, reader: Reader): ChosenTime => ({
  startsAt,
  // en-CA writes calendar dates as YYYY-MM-DD.
  day: new Intl.DateTimeFormat('en-CA', { timeZone: reader.timeZone, dateStyle: 'short' }).format(new Date(startsAt)),
  time: formatClock(startsAt, reader),
});

/** What was typed, as an instant of the device's zone, which is the reader's; none while a part is missing. */
export function typedTime(day: string | null, time: string): ChosenTime {
  const at = day && time ? new Date(`${day}T${time}`) : undefined;
  return { day, time, startsAt: at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined };
}

const MINUTE = 60_000;
/** The API's limit: eight hours. */
export const longestMinutes = 480;

export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE;
export const endAfter = (startsAt: string, minutes: number): string =>
  new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString();

/** What is wrong with a proposal; the names are those of the words. */
export type ProposalFault = 'choose' | 'inPast' | 'lengthInvalid' | 'same';

/** The first thing wrong with proposing `startsAt` for `minutes` instead of what stands; nothing when it may be sent. */
export function faultOf(
  { startsAt, minutes }: { readonly startsAt: string | undefined; readonly minutes: number },
  current: { readonly startsAt: string; readonly endsAt: string },
  now: number,
): ProposalFault | undefined {
  if (startsAt === undefined) return 'choose';
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > longestMinutes) return 'lengthInvalid';
  if (Date.parse(startsAt) <= now) return 'inPast';
  const isSame =
    Date.parse(startsAt) === Date.parse(current.startsAt) &&
    minutes === minutesBetween(current.startsAt, current.endsAt);
  return isSame ? 'same' : undefined;
}
