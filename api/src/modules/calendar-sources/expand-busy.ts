import ICAL from 'ical.js';
import { utcOf, zoneOffsets } from '../availability/zone-offsets.ts';

const DAY = 1440;
/** Occurrences that are looked at: years of a daily event before the span, and a worker that ends. */
const MOST_OCCURRENCES = 200_000;

/** Busy time of a calendar as minutes since the epoch, in order, half-open, without overlaps. */
export type BusyTimes = readonly (readonly [start: number, end: number])[];

export interface ExpandedCalendar {
  readonly name: string | null;
  readonly busy: BusyTimes;
}

export interface ExpandOptions {
  /** Of the practice: where all-day events and floating times stand. */
  readonly timeZone: string;
  /** Minutes since the epoch, half-open. */
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

/** More occurrences or busy times than we keep. */
export class TooManyEvents extends Error {
  override readonly name = 'TooManyEvents';
}

/**
 * When somebody is busy by these iCalendar objects: events with their repetitions and exceptions. Left out are cancelled ones, those that
 * leave the time free, those without a length, and appointments of Nimbia that were imported there. Keeps no title.
 * @throws where a text is no iCalendar.
 */
export function expandBusy(texts: readonly string[], options: ExpandOptions): ExpandedCalendar {
  knowZones(texts);
  const calendars = texts.flatMap((text) => parseCalendars(text));
  const clock = clockOf(options);
  const found: [number, number][] = [];
  let occurrences = 0;
  const count = () => {
    occurrences += 1;
    if (occurrences > MOST_OCCURRENCES) throw new TooManyEvents();
  };
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    if (!isBusy(event.component)) return;
    const [begins, ends] = [Math.floor(clock(start)), Math.ceil(clock(end))];
    if (begins < ends && begins < options.to && ends > options.from)
      found.push([Math.max(begins, options.from), Math.min(ends, options.to)]);
  };
  for (const events of seriesOf(calendars)) {
    try {
      expandSeries(events, (time) => clock(time) >= options.to, { add, count });
    } catch (error) {
      if (error instanceof TooManyEvents) throw error;
      // One event that nobody can read does not hide the others.
    }
  }
  const busy = joined(found);
  if (busy.length > options.most) throw new TooManyEvents();
  const name = calendars.map((calendar) => calendar.getFirstPropertyValue('x-wr-calname')).find(Boolean);
  return { name: typeof name === 'string' ? name : null, busy };
}

/** Many files name a zone of the world without its rules; ical.js would take such times as floating. */
function knowZones(texts: readonly string[]): void {
  for (const text of texts)
    for (const [, id = ''] of text.matchAll(/;TZID="?([^":;\r\n]+)/giu))
      if (!ICAL.TimezoneService.has(id) && isZone(id))
        ICAL.TimezoneService.register(new ICAL.Timezone({ component: new ICAL.Component('vtimezone'), tzid: id }), id);
}

/** A text may hold several calendars. */
function parseCalendars(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text.replace(/^\uFEFF/u, '').trim()) as unknown[];
  const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as [string, unknown[], unknown[]][];
  const calendars = all.filter(([name]) => name === 'vcalendar').map((one) => new ICAL.Component(one));
  if (calendars.length === 0) throw new Error('The text holds no calendar');
  return calendars;
}

/** Events with the same UID: a repeated one and its exceptions. */
function seriesOf(calendars: readonly ICAL.Component[]): Iterable<ICAL.Component[]> {
  const series = new Map<string, ICAL.Component[]>();
  for (const calendar of calendars) {
    for (const component of calendar.getAllSubcomponents('vevent')) {
      const uid = component.getFirstPropertyValue('uid');
      const key = typeof uid === 'string' ? uid : `without ${series.size}`;
      if (/@nimbia$/u.test(key)) continue;
      series.set(key, [...(series.get(key) ?? []), component]);
    }
  }
  return series.values();
}

/** As ical.js has it; its own type does not say which event. */
interface Occurrence {
  readonly item: ICAL.Event;
  readonly startDate: ICAL.Time;
  readonly endDate: ICAL.Time;
}

interface Found {
  readonly add: (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => void;
  readonly count: () => void;
}

function expandSeries(
  components: readonly ICAL.Component[],
  isPast: (time: ICAL.Time) => boolean,
  { add, count }: Found,
): void {
  const exceptions = components.filter((one) => one.hasProperty('recurrence-id'));
  const masters = components.filter((one) => !exceptions.includes(one));
  // Of a series to which somebody was invited once there are only exceptions.
  for (const exception of exceptions) {
    count();
    const event = new ICAL.Event(exception);
    add(event, event.startDate, event.endDate);
  }
  for (const master of masters) {
    const event = new ICAL.Event(master, { exceptions: [...exceptions] });
    if (!event.isRecurring()) {
      count();
      add(event, event.startDate, event.endDate);
      continue;
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next && !isPast(next); next = iterator.next()) {
      count();
      const { item, startDate, endDate } = event.getOccurrenceDetails(next) as Occurrence;
      // Exceptions were added above, also those that were moved here from beyond the span.
      const isException = item.isRecurrenceException() && !item.modifiesFuture();
      if (!isException) add(item, startDate, endDate);
    }
  }
}

function isBusy(component: ICAL.Component): boolean {
  const valueOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    valueOf('status') !== 'CANCELLED' &&
    valueOf('transp') !== 'TRANSPARENT' &&
    valueOf('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

/** Minutes since the epoch. Zones that Intl knows are taken from it: rules in files are often cut short. */
function clockOf({ timeZone, from, to }: ExpandOptions): (time: ICAL.Time) => number {
  const offsetsOf = (zone: string) => zoneOffsets(zone, from - DAY, to + DAY);
  const known = new Map<string, string | undefined>();
  const zoneOf = (id: string): string | undefined => {
    if (!known.has(id)) known.set(id, isZone(id) ? id : undefined);
    return known.get(id);
  };
  return (time) => {
    const { year, month, day, hour, minute, second } = time;
    const local =
      Date.UTC(year, month - 1, day, time.isDate ? 0 : hour, time.isDate ? 0 : minute, time.isDate ? 0 : second) /
      60_000;
    if (time.isDate) return utcOf(offsetsOf(timeZone), local);
    const id = time.zone?.tzid ?? 'floating';
    if (id === 'UTC' || id === 'Z') return local;
    const zone = zoneOf(id);
    if (zone !== undefined) return utcIn(offsetsOf(zone), local);
    return time.zone?.component ? time.toUnixTime() / 60 : utcIn(offsetsOf(timeZone), local);
  };
}

/** Also of seconds. */
const utcIn = (offsets: ReturnType<typeof zoneOffsets>, local: number): number => {
  const whole = Math.floor(local);
  return utcOf(offsets, whole) + local - whole;
};

function isZone(id: string): boolean {
  if (!id.includes('/')) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: id }));
  } catch {
    return false;
  }
}

/** In order; what overlaps becomes one, what only touches stays two. */
function joined(times: [number, number][]): [number, number][] {
  const busy: [number, number][] = [];
  for (const [start, end] of times.sort(([a], [b]) => a - b)) {
    const last = busy.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else busy.push([start, end]);
  }
  return busy;
}
