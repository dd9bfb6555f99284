import { dateOf } from '../../model/date-of.ts';

/** Months of the trend, with the one that is going on. */
const COUNT = 12;

const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
const numbersOf = (date: string): readonly [number, number] => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return [year, month - 1];
};

/** The first day (YYYY-MM-DD) of the first month of the trend, by the clocks of the practice. */
export function firstMonth(now: number, timeZone: string): string {
  const [year, month] = numbersOf(dateOf(new Date(now), timeZone));
  return firstOf(year, month - COUNT + 1);
}

/** The first days of the months of the trend. */
export function monthsFrom(first: string): string[] {
  const [year, month] = numbersOf(first);
  return Array.from({ length: COUNT }, (_, index) => firstOf(year, month + index));
}
