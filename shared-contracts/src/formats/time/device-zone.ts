import { timeZoneOfCountry } from './country-time-zone.ts';
import { isTimeZone } from './is-time-zone.ts';

/** Where the device has no zone and nothing on the page belongs to a practice: that of Cameroon. */
export const homeZone = timeZoneOfCountry('CM') ?? 'UTC';

// Asked for each card on each render, and making a formatter is what takes time: one is kept until the device's clock moves, and what it
// reports is checked when it changes.
let reporter: { readonly offset: number; readonly format: Intl.DateTimeFormat } | undefined;
let checked: { readonly timeZone: string | undefined; readonly zone: string | null } | undefined;

/**
 * The device's time zone; null where it does not know it: browsers then report `Etc/Unknown` or nothing, which Intl refuses. Everything
 * else asks here (a lint rule says so), and uses the practice's zone instead of null.
 */
export function deviceZone(): string | null {
  try {
    const offset = new Date().getTimezoneOffset();
    if (reporter?.offset !== offset) reporter = { offset, format: Intl.DateTimeFormat() };
    const { timeZone }: { readonly timeZone?: string } = reporter.format.resolvedOptions();
    if (checked?.timeZone !== timeZone)
      checked = { timeZone, zone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null };
    return checked.zone;
  } catch {
    return null; // a system whose default locale Intl refuses
  }
}
