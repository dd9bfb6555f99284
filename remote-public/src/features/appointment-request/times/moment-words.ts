import { atTime } from 'shared-contracts/formats/time/reader-time';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { formatLongDay } from '../../../time/slot-format.ts';

/** `lundi 23 novembre 2026 à 14 h 30` */
export const momentWords = (instant: string, locale: Locale, zone: string): string =>
  `${formatLongDay(instant, locale, zone)} ${atTime(instant, { locale, timeZone: zone })}`;
