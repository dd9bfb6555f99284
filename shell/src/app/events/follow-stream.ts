import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { acceptsNews, liveEvent, type LiveEvent } from 'shared-contracts/schemas/event-stream';
import * as v from 'valibot';
import { networkError } from '../http/network-error.ts';
import { problemOf } from '../http/problem-of.ts';

export interface StreamRequest {
  readonly url: string;
  readonly token: string;
  readonly lastEventId: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent) => void;
}

/** Idle timeout in milliseconds: the API sends a comment at shorter intervals, so the connection is dead after it. */
export const idleTimeout = 90_000;

const eventOf = ({ id, event, data }: EventSourceMessage): LiveEvent | undefined => {
  let body: unknown;
  try {
    body = JSON.parse(data);
  } catch {
    return undefined; // not ours: our events carry JSON
  }
  const whole = v.safeParse(liveEvent, body);
  if (whole.success) return whole.output;
  const parts = v.safeParse(liveEvent, { id, type: event, data: body });
  return parts.success ? parts.output : undefined;
};

/**
 * Follows the stream until it ends. With fetch, because EventSource cannot send the token in a header and URLs end up
 * in logs. @throws ProblemError when it could not be opened or was interrupted
 */
export async function followStream({ url, token, lastEventId, signal, onEvent }: StreamRequest): Promise<void> {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cut = () => stalled.abort();
  // A connection from before the network was lost may be dead without saying so.
  window.addEventListener('online', cut);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(cut, idleTimeout);
  };
  try {
    wait();
    const response = await fetch(url, {
      headers: {
        accept: acceptsNews,
        authorization: `Bearer ${token}`,
        ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, stalled.signal]),
    });
    if (!response.ok || response.body === null) throw problemOf(response.status, await response.text());
    const parser = createParser({
      onEvent: (message) => {
        const event = eventOf(message);
        if (event) onEvent(event);
      },
    });
    const read = new WritableStream<string>({
      write: (text) => {
        wait(); // comments reset the timeout too
        parser.feed(text);
      },
    });
    await response.body.pipeThrough<string>(new TextDecoderStream()).pipeTo(read);
  } catch (error) {
    throw error instanceof Error && error.name === 'ProblemError' ? error : networkError(error);
  } finally {
    clearTimeout(timer);
    window.removeEventListener('online', cut);
  }
}
