import type { Holiday } from 'shared-contracts/schemas/absence';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import type { ExceptionRow } from '../../data/practice/availability.ts';

export const nameOf = ({ nameFr, nameEn }: Holiday, locale: Locale): string => (locale === 'fr' ? nameFr : nameEn);

/** The reason of a day; a holiday that was closed in the other language has its name in this one. */
export function shownReason(
  { date, reason }: Pick<ExceptionRow, 'date' | 'reason'>,
  holidays: readonly Holiday[],
  locale: Locale,
): string | null {
  const holiday = holidays.find((one) => one.date === date);
  // Days that were closed earlier may have the straight apostrophes of then.
  const name = reason?.replaceAll("'", '’');
  return holiday && (name === holiday.nameFr || name === holiday.nameEn) ? nameOf(holiday, locale) : reason;
}
