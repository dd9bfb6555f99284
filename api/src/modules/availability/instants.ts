import { dateOf } from './schedule.ts';

const DAY = 1440;
/** Of every minute of a day: making two thousand instants with Date takes longer than finding the slots. */
const TIMES = Array.from({ length: DAY }, (_, minute) => new Date(minute * 60_000).toISOString().slice(10));

/** Writes minutes since the epoch as instants; remembers the dates, as slots are many on few days. */
export function instants(): (minute: number) => string {
  const dates = new Map<number, string>();
  return (minute) => {
    const day = Math.floor(minute / DAY);
    let date = dates.get(day);
    if (date === undefined) dates.set(day, (date = dateOf(day)));
    return `${date}${TIMES[minute - day * DAY] ?? ''}`;
  };
}
