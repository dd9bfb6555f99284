/** The hours of a first range. */
export const firstRange = { startTime: '09:00', endTime: '12:00' };

const midnight = '23:59';
const anHourAfter = (time: string): string => {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour > 23 ? midnight : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
};
const isTime = (text: string) => /^\d\d:\d\d$/u.test(text);

/** One more range of a day with ranges that end at `ends`: an hour after the last, to the end of the afternoon or evening. */
export function nextRange(ends: readonly string[]) {
  const last = ends.filter(isTime).sort().at(-1);
  if (last === undefined) return firstRange;
  const startTime = anHourAfter(last);
  // Late at night it follows at once.
  if (startTime === midnight) return { startTime: last, endTime: midnight };
  const endTime = ['17:00', '20:00'].find((end) => startTime < end) ?? anHourAfter(startTime);
  return { startTime, endTime };
}
