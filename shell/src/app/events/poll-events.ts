import type { HttpClient } from 'shared-contracts/platform/http-client';
import { liveEvent, type LiveEvent } from 'shared-contracts/schemas/event-stream';
import { pageOf } from 'shared-contracts/schemas/wire';

/** The events after `lastEventId`, polled where the stream is not available. */
export async function pollEvents(
  http: HttpClient,
  lastEventId: string,
  signal: AbortSignal,
): Promise<readonly LiveEvent[]> {
  const headers: Readonly<Record<string, string>> = lastEventId === '' ? {} : { 'last-event-id': lastEventId };
  const { data } = await http.request('GET', '/events/missed', pageOf(liveEvent), { headers, signal });
  return data;
}
