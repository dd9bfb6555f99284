import { offsetAt, zoneOffsets } from '../availability/zone-offsets.ts';

const MINUTE = 60_000;
const DAY = 1440;
const LASTS = 30;
const SHORTEST = 10;
/** By the client's clock, in minutes of the day: nobody has to answer at night. */
const [NIGHT, MORNING] = [22 * 60, 8 * 60];

/**
 * Until when an offer that is made now lasts: half an hour, from the morning on at night, and at most half of the time to the start.
 * Undefined when that leaves less than ten minutes.
 */
export function offerEnd(now: Date, startsAt: Date, timeZone: string): Date | undefined {
  const begins = (awakeFrom(now, timeZone) ?? now).getTime();
  const lasts = Math.min(LASTS, Math.floor((startsAt.getTime() - begins) / MINUTE / 2));
  return lasts < SHORTEST ? undefined : new Date(begins + lasts * MINUTE);
}

/** The next morning by the client's clock; undefined by day. */
export function awakeFrom(now: Date, timeZone: string): Date | undefined {
  const minute = Math.floor(now.getTime() / MINUTE);
  const local = (minute + offsetAt(zoneOffsets(timeZone, minute, minute), minute)) % DAY;
  const asleep = local >= NIGHT ? DAY - local + MORNING : local < MORNING ? MORNING - local : 0;
  return asleep === 0 ? undefined : new Date(now.getTime() + asleep * MINUTE);
}
