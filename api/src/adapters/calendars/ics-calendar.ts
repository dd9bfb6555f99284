import { CalendarFailure } from './calendar-reader.ts';
import type { CalendarAddress, CalendarContent } from './calendar-reader.ts';

interface Validators {
  readonly etag?: string;
  readonly modified?: string;
}

/** Reads a calendar published at an address, with a conditional request. */
export async function readIcs(
  fetch: typeof globalThis.fetch,
  { url }: CalendarAddress,
  version: string | null,
): Promise<CalendarContent | undefined> {
  const known = version === null ? {} : (JSON.parse(version) as Validators);
  const answer = await fetch(url, {
    headers: {
      accept: 'text/calendar, text/plain;q=0.5',
      ...(known.etag !== undefined && { 'if-none-match': known.etag }),
      ...(known.modified !== undefined && { 'if-modified-since': known.modified }),
    },
  });
  if (answer.status === 304 && version !== null) return undefined;
  if (answer.status >= 500 || answer.status === 429) throw new CalendarFailure('unreachable');
  if (!answer.ok) throw new CalendarFailure('refused');
  const text = await answer.text();
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/iu.test(text)) throw new CalendarFailure('not_calendar');
  const [etag, modified] = [answer.headers.get('etag'), answer.headers.get('last-modified')];
  const validators = { ...(etag !== null && { etag }), ...(modified !== null && { modified }) };
  return { texts: [text], version: etag === null && modified === null ? null : JSON.stringify(validators) };
}
