/**
 * True when `text` can be parsed and the date that it begins with exists: a Date reads 31 February as 3 March, some engines parse years
 * of five figures, and PostgreSQL has no year 0. Never throws.
 */
export function isInCalendar(text: string): boolean {
  const day = text.slice(0, 10);
  const [at, start] = [Date.parse(text), Date.parse(day)];
  if (Number.isNaN(at) || Number.isNaN(start) || day.startsWith('0000')) return false;
  return new Date(start).toISOString().startsWith(day) && /^(?!0000)\d{4}-/u.test(new Date(at).toISOString());
}
