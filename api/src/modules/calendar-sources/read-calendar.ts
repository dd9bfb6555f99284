import type { CalendarAddress } from '../../adapters/calendars/calendar-reader.ts';
import type { Services } from '../../services/services.ts';
import { dateOf } from '../availability/schedule.ts';
import { dayIn } from '../availability/zone-offsets.ts';
import { expandInWorker } from './expand-in-worker.ts';
import type { BusyTimes } from './expand-busy.ts';

const MINUTE = 60_000;
const DAY = 1440;
/** The furthest that can be booked, whatever the horizon is now. */
const AHEAD = 368 * DAY;
/** Busy times of one calendar that are kept. */
const MOST = 4000;

/** What was read last, and for which day and zone its repetitions were expanded. */
export interface CalendarVersion {
  readonly version: string | null;
  readonly expandedFor: string | null;
}

export interface ReadCalendar extends CalendarVersion {
  readonly name: string | null;
  readonly busy: BusyTimes;
}

/**
 * Reads when a calendar is busy from yesterday to a year ahead; undefined while nothing has changed since `known`. Each day, and in another
 * time zone, it is read anew, as its repetitions reach further then. @throws CalendarFailure, Problem 503
 */
export async function readCalendar(
  { calendars, now }: Pick<Services, 'calendars' | 'now'>,
  address: CalendarAddress,
  timeZone: string,
  known: CalendarVersion = { version: null, expandedFor: null },
): Promise<ReadCalendar | undefined> {
  const present = Math.floor(now().getTime() / MINUTE);
  const today = dayIn(timeZone, present);
  const [from, to] = [(today - 2) * DAY, present + AHEAD];
  const expandedFor = `${dateOf(today)} ${timeZone}`;
  const span = { from: new Date(from * MINUTE), to: new Date(to * MINUTE) };
  const content = await calendars.read(address, span, known.expandedFor === expandedFor ? known.version : null);
  if (!content) return undefined;
  const { texts, version } = content;
  const { name, busy } = await expandInWorker({ texts, options: { timeZone, from, to, most: MOST } });
  return { name, busy, version, expandedFor };
}
