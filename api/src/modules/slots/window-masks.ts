import type { DayWindow } from './day-windows.ts';

const DAY = 1440;
const QUARTER = 15;
/** Of a search: 31 days and, as the clock of another zone cuts them, two of UTC more. */
export const STRIP_QUARTERS = 33 * 96;
/** The longest consultation in quarters. */
const LONGEST = 32;

/** The quarters of a search since its first UTC day, as bits. */
export interface WindowMasks {
  /** The first day, since the epoch. */
  readonly day: number;
  /** Literals of `bit(STRIP_QUARTERS)`: the starts that are searched; when slots end in the window, by the quarters they take. */
  readonly byLength: readonly string[];
  /** Minutes that the last quarter of a window goes on for: with them, a length is so many quarters. */
  readonly rest: number;
  /** What follows the first window. */
  readonly later: string;
}

/** @param isWhole Slots end within their window; otherwise they only start in it. */
export function windowMasks(windows: readonly DayWindow[], isWhole: boolean): WindowMasks {
  const day = Math.floor((windows[0]?.start ?? 0) / DAY);
  const base = (day * DAY) / QUARTER;
  const bits = (shortenedBy: number, of = windows) => {
    const bytes = Buffer.alloc(STRIP_QUARTERS / 8);
    for (const { start, end } of of) {
      const last = Math.floor((isWhole ? end : end - 1) / QUARTER) - shortenedBy - base;
      for (let quarter = Math.ceil(start / QUARTER) - base; quarter <= last; quarter += 1)
        bytes[quarter >> 3] = (bytes[quarter >> 3] ?? 0) | (128 >> (quarter & 7));
    }
    return `X${bytes.toString('hex')}`;
  };
  // Every zone is off by whole quarters, so that all windows end alike.
  const rest = (windows[0]?.end ?? 0) % QUARTER;
  const byLength = Array.from({ length: isWhole ? LONGEST + 1 : 1 }, (_, quarters) => bits(quarters));
  return { day, byLength, rest, later: bits(0, windows.slice(1)) };
}
