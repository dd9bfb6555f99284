/** YYYY-MM-DD of an instant in a time zone: a practice lives in its own, never in the device's. */
export const dateOf = (at: Date, timeZone: string): string =>
  // en-CA writes calendar dates as YYYY-MM-DD.
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(at);

/** Today's calendar date in a time zone. */
export const dateToday = (timeZone: string): string => dateOf(new Date(), timeZone);

/** The calendar date `count` days later: plain calendar arithmetic, without a time zone. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** Every date from `from` to the day before `to`, at most a year of them. */
export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date < to && dates.length < 366; date = addDays(date, 1)) dates.push(date);
  return dates;
}
