import type { Locale } from '../../schemas/vocabulary.ts';

/** A wall-clock time `HH:MM` in running text: "9 h", "14 h 30" in French, "14:30" in English. */
export function wallTimeLabel(clock: string, locale: Locale): string {
  if (locale === 'en') return clock;
  const [hours = '', minutes = ''] = clock.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** A range of wall-clock times: "9 h – 14 h 30", "09:00–14:30". */
export const wallTimeRangeLabel = (from: string, to: string, locale: Locale): string =>
  `${wallTimeLabel(from, locale)}${locale === 'fr' ? '\u00a0– ' : '–'}${wallTimeLabel(to, locale)}`;
