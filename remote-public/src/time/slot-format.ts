import { wallTimeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { firstOfMonth } from 'shared-contracts/formats/time/first-of-month';
import type { Locale } from 'shared-contracts/schemas/vocabulary';
import { intlLocale } from 'shared-contracts/formats/text/intl-locale';

const styles = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  chosenDay: { weekday: 'long', day: 'numeric', month: 'short' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  key: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Formatters are cached: a page of results formats sixty times, and creating one costs a hundred times more than using
// it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(style: keyof typeof styles, locale: string, timeZone: string): Intl.DateTimeFormat {
  const name = `${style} ${locale} ${timeZone}`;
  const known = formatters.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
  formatters.set(name, made);
  return made;
}

const format = (style: keyof typeof styles) => (instant: string, locale: Locale, timeZone: string) =>
  firstOfMonth(formatter(style, intlLocale(locale), timeZone).format(new Date(instant)), locale);

/** `14:30` in both languages: for grids of times. */
export const formatClock = format('time');
/** `14 h 30` */
export const formatTime = (instant: string, locale: Locale, timeZone: string): string =>
  wallTimeLabel(formatClock(instant, locale, timeZone), locale);
/** `lun. 23 nov.` */
export const formatShortDay = format('shortDay');
/** `lundi 23 nov.` */
export const formatChosenDay = format('chosenDay');
/** `lundi 23 novembre 2026` */
export const formatLongDay = format('longDay');
/** `23 novembre 2026` */
export const formatDate = format('date');

/** `2026-11-23`, the calendar day of an instant in a zone. */
export const dayOf = (instant: string, timeZone: string): string =>
  formatter('key', 'en-CA', timeZone).format(new Date(instant));

/** True when both zones show the same time at that instant: no second time is needed. */
export const sameClock = (instant: string, one: string, other: string): boolean =>
  one === other ||
  (dayOf(instant, one) === dayOf(instant, other) &&
    formatClock(instant, 'en', one) === formatClock(instant, 'en', other));
