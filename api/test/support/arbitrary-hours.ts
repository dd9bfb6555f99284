import fc from 'fast-check';
import { callTypes } from 'shared-contracts/schemas/vocabulary';

/** `HH:MM` of a number of quarter-hours. */
export const quarterClock = (quarters: number): string =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;

/** Arbitrary weekly hours in quarter-hour steps, each with some call types. */
export const arbitraryHours = fc.array(
  fc
    .record({
      weekday: fc.integer({ min: 1, max: 7 }),
      start: fc.integer({ min: 0, max: 80 }),
      length: fc.integer({ min: 2, max: 15 }),
      callTypes: fc.subarray([...callTypes], { minLength: 1 }),
    })
    .map(({ weekday, start, length, callTypes: types }) => ({
      weekday,
      startTime: quarterClock(start),
      endTime: quarterClock(start + length),
      callTypes: types,
    })),
  { minLength: 2, maxLength: 10 },
);
