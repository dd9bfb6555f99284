import { wallTimeOf } from 'shared-contracts/formats/time/wall-time';

/** `2026-11-23`, the calendar date of an instant in a time zone. */
export const dateIn = (at: string | number, timeZone: string): string => wallTimeOf(at, timeZone).slice(0, 10);
