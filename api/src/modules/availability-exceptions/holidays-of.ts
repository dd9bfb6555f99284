import type { Holiday } from 'shared-contracts/schemas/absence';

/** The Islamic calendar of the rules is computed, the holidays wait for the moon to be seen. */
const LUNAR = /Muharram|Safar|Rabi|Jumada|Rajab|Sha'ban|Ramadan|Shawwal|Dhu al-/u;

/** Names that `date-holidays` has in English only. */
const FRENCH: Readonly<Record<string, string>> = {
  'National Peace Day': 'Journée nationale de la paix',
  'Day of Ashura': 'Achoura',
};

/** `date-holidays` writes the apostrophes of a typewriter. */
const typographic = (name: string): string => name.replaceAll("'", '’');

/** The public holidays of a country from one date to another (`YYYY-MM-DD`, the last excluded); none where unknown. */
export async function holidaysOf(country: string, from: string, to: string): Promise<Holiday[]> {
  // All countries take 35 MB, which only those who ask pay.
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(country);
  const years = [...new Set([from, to].map((date) => Number(date.slice(0, 4))))];
  const named = (language: string) =>
    years.flatMap((year) => calendar.getHolidays(year, language)).filter(({ type }) => type === 'public');
  const english = named('en');
  const byDate = new Map<string, Holiday>();
  for (const [index, { date: start, name, rule }] of named('fr').entries()) {
    const date = start.slice(0, 10);
    if (date < from || date >= to || byDate.has(date)) continue;
    const nameEn = english[index]?.name ?? name;
    const names = { nameFr: typographic(FRENCH[name] ?? name), nameEn: typographic(nameEn) };
    byDate.set(date, { date, ...names, isEstimated: LUNAR.test(rule) });
  }
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date));
}
