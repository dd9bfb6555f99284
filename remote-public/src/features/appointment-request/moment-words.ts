import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { formatLongDay, formatTime } from '../../model/slot-format.ts';

/** `lundi 23 novembre 2026, 14:30` */
export const momentWords = (instant: string, locale: Locale, zone: string): string =>
  `${formatLongDay(instant, locale, zone)}, ${formatTime(instant, locale, zone)}`;
