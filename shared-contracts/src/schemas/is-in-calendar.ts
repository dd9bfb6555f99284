/** Whether `text` can be read and the day that it begins with exists: a Date takes 31 February for 3 March, and PostgreSQL has no year 0. */
export function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  return !Number.isNaN(Date.parse(text)) && !day.startsWith('0000') && new Date(day).toISOString().startsWith(day);
}
