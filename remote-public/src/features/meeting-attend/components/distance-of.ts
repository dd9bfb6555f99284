import { formatDistance, type Reader } from 'shared-ui/domain/time/format-time.ts';

const minute = 60_000;

/** "dans 7 minutes", "il y a 3 minutes": a minute that has begun counts before, not after; as in what the room counts down. */
export const distanceOf = (at: number, now: number, reader: Reader): string =>
  formatDistance(at, at - Math.ceil((at - now) / minute) * minute, reader);
