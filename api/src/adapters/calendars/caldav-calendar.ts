import { calendarQuery, createDAVClient, getBasicAuthHeaders, propfind } from 'tsdav';
import { CalendarFailure } from './calendar-reader.ts';
import type { CalendarAccount, CalendarContent, CalendarSpan, FoundCalendar } from './calendar-reader.ts';

/** Calendars of one account that are looked at. */
const MOST = 50;

/** The calendars of an account that hold events, found by service discovery (RFC 6764). */
export function listCalDav(
  fetch: typeof globalThis.fetch,
  { server, userName, password }: CalendarAccount,
): Promise<FoundCalendar[]> {
  return watched(fetch, async (watching) => {
    const client = await createDAVClient({
      serverUrl: server,
      credentials: { username: userName, password },
      authMethod: 'Basic',
      defaultAccountType: 'caldav',
      fetch: watching,
    });
    const calendars = await client.fetchCalendars();
    return calendars
      .filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'))
      .slice(0, MOST)
      .map(({ url, displayName }) => ({ url, name: nameOf(displayName) ?? lastPartOf(url) }));
  });
}

/** The events of one calendar in the span; its collection tag is asked first. */
export function readCalDav(
  fetch: typeof globalThis.fetch,
  { url, login }: { readonly url: string; readonly login: Pick<CalendarAccount, 'userName' | 'password'> },
  { from, to }: CalendarSpan,
  version: string | null,
): Promise<CalendarContent | undefined> {
  return watched(fetch, async (watching) => {
    const headers = getBasicAuthHeaders({ username: login.userName, password: login.password }) as {
      authorization: string;
    };
    const [properties] = await propfind({
      ...{ url, headers, fetch: watching, depth: '0' },
      props: { 'cs:getctag': {}, 'd:resourcetype': {} },
    });
    if (!properties?.ok) throw failureOf(properties?.status ?? 500);
    if (!Object.keys((properties.props?.resourcetype ?? {}) as object).includes('calendar'))
      throw new CalendarFailure('not_calendar');
    const tag: unknown = properties.props?.getctag;
    const current = typeof tag === 'string' || typeof tag === 'number' ? String(tag) : null;
    if (current !== null && current === version) return undefined;
    const found = await calendarQuery({
      ...{ url, headers, fetch: watching, depth: '1' },
      props: { 'd:getetag': {}, 'c:calendar-data': {} },
      filters: {
        'comp-filter': {
          _attributes: { name: 'VCALENDAR' },
          'comp-filter': {
            _attributes: { name: 'VEVENT' },
            'time-range': { _attributes: { start: stampOf(from), end: stampOf(to) } },
          },
        },
      },
    });
    const refused = found.find(({ ok, status }) => !ok && status !== 404);
    if (refused) throw failureOf(refused.status);
    const texts = found.flatMap(({ props }) => {
      const data: unknown = (props?.calendarData as { _cdata?: unknown } | undefined)?._cdata ?? props?.calendarData;
      return typeof data === 'string' ? [data] : [];
    });
    return { texts, version: current };
  });
}

/** tsdav reports most failures in words of its own; what the server and our limits said decides. */
async function watched<T>(
  fetch: typeof globalThis.fetch,
  work: (watching: typeof globalThis.fetch) => Promise<T>,
): Promise<T> {
  let failure: CalendarFailure | undefined;
  try {
    return await work(async (input, init) => {
      try {
        const answer = await fetch(input, init);
        failure = answer.status >= 400 ? failureOf(answer.status) : undefined;
        return answer;
      } catch (error) {
        if (error instanceof CalendarFailure) failure = error;
        throw error;
      }
    });
  } catch (error) {
    if (error instanceof CalendarFailure) throw error;
    throw failure ?? new CalendarFailure('not_calendar', { cause: error });
  }
}

const failureOf = (status: number): CalendarFailure =>
  new CalendarFailure(status === 401 ? 'password_wrong' : status >= 500 || status === 429 ? 'unreachable' : 'refused');

/** `20261123T143000Z` */
const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');

const nameOf = (name: unknown): string | undefined =>
  typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;

const lastPartOf = (url: string): string =>
  decodeURIComponent(new URL(url).pathname.split('/').findLast(Boolean) ?? url);
