import type { Locale } from 'shared-contracts/schemas/vocabulary';
/** `14:30` */
export declare const formatTime: (instant: string, locale: Locale, timeZone: string) => string;
/** `lun. 23 nov.` */
export declare const formatShortDay: (instant: string, locale: Locale, timeZone: string) => string;
/** `lundi 23 novembre 2026` */
export declare const formatLongDay: (instant: string, locale: Locale, timeZone: string) => string;
/** `23 novembre 2026` */
export declare const formatDate: (instant: string, locale: Locale, timeZone: string) => string;
/** `2026-11-23`, the day that an instant falls on in a zone. */
export declare const dayOf: (instant: string, timeZone: string) => string;
/** A zone as people name it: the city of `Africa/Douala`. */
export declare const zoneCity: (timeZone: string) => string;
/** True when both zones read the same clock at that instant: `Africa/Douala` and `Africa/Lagos` need no second time. */
export declare const sameClock: (instant: string, one: string, other: string) => boolean;
