import type { ProfessionalFilter } from 'shared-contracts/schemas/professional-filter';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Searches measured as the number of professionals grows. */
export function searchFilters(now: Date): readonly (readonly [name: string, filter: ProfessionalFilter])[] {
  const free = afternoon(now);
  return [
    ['everybody', {}],
    ['city and category', { city: 'Dakar', category: 'labour' }],
    ['city, category, language', { city: 'Dakar', category: 'labour', language: 'fr' }],
    ['text, rare', { text: 'tremblay civil' }],
    ['text, in half of the profiles', { text: 'avocat' }],
    ['free in an afternoon', { free }],
    ['free on a date', { date: free.from.slice(0, 10) }],
    ['free, city, category, language', { free, city: 'Paris', category: 'tax', language: 'fr' }],
  ];
}

/** The weekday after next, 13:00 to 17:00 UTC: within everybody's horizon and beyond everybody's notice. */
function afternoon(now: Date): { from: string; to: string } {
  const day = new Date(Math.floor(now.getTime() / DAY) * DAY + 2 * DAY);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setTime(day.getTime() + DAY);
  return {
    from: new Date(day.getTime() + 13 * HOUR).toISOString(),
    to: new Date(day.getTime() + 17 * HOUR).toISOString(),
  };
}
