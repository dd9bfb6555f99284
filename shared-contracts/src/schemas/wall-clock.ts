import * as v from 'valibot';
import { isTimeZone } from '../formats/time/is-time-zone.ts';
import { code } from './text.ts';

/** Wall-clock time `HH:MM` in the professional's zone; `24:00` is midnight at the end of the day. Code: TIME_INVALID. */
export const wallTime = v.pipe(
  v.string(code('TIME_INVALID')),
  v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/u, code('TIME_INVALID')),
);

/** IANA time zone name known to this runtime, not an offset. Code: INVALID. */
export const timeZone = v.pipe(
  v.string(code('INVALID')),
  v.check((name: string) => isTimeZone(name), code('INVALID')),
);
