import { timeZoneOfCountry } from './country-time-zone.ts';
import { isTimeZone } from './is-time-zone.ts';

/** Where the device has no zone and nothing on the page belongs to a practice: that of Cameroon. */
export const homeZone = timeZoneOfCountry('CM') ?? 'UTC';

/**
 * The device's time zone; null where it does not know it: browsers then report `Etc/Unknown` or nothing, which Intl refuses. Everything
 * else asks here (a lint rule says so), and uses the practice's zone instead of null.
 */
export function deviceZone(): string | null {
  try {
    const { timeZone }: { readonly timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null;
  } catch {
    return null; // a system whose default locale Intl refuses
  }
}
