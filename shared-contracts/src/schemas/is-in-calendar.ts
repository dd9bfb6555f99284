/** Whether the day that `text` begins with exists: a Date takes 31 February for 3 March, and PostgreSQL has no year 0. */
export function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const midnight = new Date(day);
  return !Number.isNaN(midnight.getTime()) && !day.startsWith('0000') && midnight.toISOString().startsWith(day);
}
