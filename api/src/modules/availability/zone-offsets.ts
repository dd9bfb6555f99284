/** Offsets of one zone: from minute `at[i]` (UTC, since the epoch) on, local time is UTC + `offset[i]` minutes. */
export interface ZoneOffsets {
  readonly at: readonly number[];
  readonly offset: readonly number[];
}

const DAY = 1440;
const YEAR = 366 * DAY;

interface Known {
  readonly formatter: Intl.DateTimeFormat;
  from: number;
  to: number;
  offsets: ZoneOffsets;
}

const zones = new Map<string, Known>();

/**
 * The offsets of `zone` that matter between two minutes. Intl is asked once per zone and range: formatting is a thousand times slower
 * than the arithmetic that uses the answer. Seconds of historical offsets are dropped.
 */
export function zoneOffsets(zone: string, from: number, to: number): ZoneOffsets {
  const key = zone.toLowerCase(); // as Intl and PostgreSQL read it: each spelling would be kept beside the others
  const known = zones.get(key);
  if (known && known.from <= from && to <= known.to) return known.offsets;
  const formatter = known?.formatter ?? formatterOf(zone);
  const start = Math.min(known?.from ?? Infinity, floorTo(from - YEAR, DAY));
  const end = Math.max(known?.to ?? -Infinity, floorTo(to + YEAR, DAY));
  const offsets = changesBetween(formatter, start, end);
  zones.set(key, { formatter, from: start, to: end, offsets });
  return offsets;
}

/** Index into `offsets` of the entry in force at `minute`. */
export function offsetIndexAt({ at }: ZoneOffsets, minute: number): number {
  let index = at.length - 1;
  while (index > 0 && (at[index] ?? 0) > minute) index -= 1;
  return index;
}

/** Minutes to add to UTC for local time at `minute`. */
export const offsetAt = (offsets: ZoneOffsets, minute: number): number =>
  offsets.offset[offsetIndexAt(offsets, minute)] ?? 0;

/** The local day, since the epoch, of a minute. */
export const dayAt = (offsets: ZoneOffsets, minute: number): number =>
  Math.floor((minute + offsetAt(offsets, minute)) / DAY);

/** The same on the clock of `zone`. */
export const dayIn = (zone: string, minute: number): number => dayAt(zoneOffsets(zone, minute, minute), minute);

/** The first minute at which the clock shows `local` (minutes since the epoch) or, where it skips that, a later time. */
export function utcOf({ at, offset }: ZoneOffsets, local: number): number {
  const index = at.findIndex((_, i) => local - (offset[i] ?? 0) < (at[i + 1] ?? Infinity));
  return Math.max(local - (offset[index] ?? 0), at[index] ?? -Infinity);
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
}

function changesBetween(formatter: Intl.DateTimeFormat, from: number, to: number): ZoneOffsets {
  const at = [from];
  const offset = [readOffset(formatter, from)];
  let before = offset[0] ?? 0;
  for (let minute = from + DAY; minute <= to; minute += DAY) {
    const after = readOffset(formatter, minute);
    if (after === before) continue;
    at.push(changeWithin(formatter, minute - DAY, minute, before));
    offset.push(after);
    before = after;
  }
  return { at, offset };
}

/** First minute of (low, high] with another offset than `before`. No zone ever changed twice within a day. */
function changeWithin(formatter: Intl.DateTimeFormat, low: number, high: number, before: number): number {
  let [same, changed] = [low, high];
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (readOffset(formatter, middle) === before) same = middle;
    else changed = middle;
  }
  return changed;
}

function readOffset(formatter: Intl.DateTimeFormat, minute: number): number {
  const parts = new Map(formatter.formatToParts(minute * 60_000).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round(local / 60_000 - minute);
}

const floorTo = (value: number, unit: number) => Math.floor(value / unit) * unit;
