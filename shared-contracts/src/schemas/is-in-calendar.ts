/**
 * True when `text` can be parsed and the date that it begins with exists: a Date reads 31 February as 3 March, and
 * PostgreSQL has no year 0.
 */
export function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  return !Number.isNaN(Date.parse(text)) && !day.startsWith('0000') && new Date(day).toISOString().startsWith(day);
}
