import type { Config } from '../../settings/config.ts';
import type { CalendarReader } from './calendar-reader.ts';
import { readIcs } from './ics-calendar.ts';
import { publicFetch } from './public-fetch.ts';

/** A published calendar has years of events; it is parsed in a worker thread. */
const ICS = { bytes: 10_000_000, milliseconds: 20_000 } as const;
/** Only what the span needs is sent; it is parsed here. */
const CALDAV = { bytes: 4_000_000, milliseconds: 20_000 } as const;

/** Reads over the public internet, and from `CALENDAR_LOCAL_SERVERS`. */
export function openCalendars({ calendarLocalServers: trusted }: Pick<Config, 'calendarLocalServers'>): CalendarReader {
  return {
    async list(account) {
      const { listCalDav } = await import('./caldav-calendar.ts');
      return listCalDav(publicFetch(trusted, CALDAV), account);
    },
    async read({ url, login }, span, version) {
      if (!login) return readIcs(publicFetch(trusted, ICS), { url }, version);
      const { readCalDav } = await import('./caldav-calendar.ts');
      return readCalDav(publicFetch(trusted, CALDAV), { url, login }, span, version);
    },
  };
}
