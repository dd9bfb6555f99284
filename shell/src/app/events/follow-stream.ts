import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { liveEvent, type LiveEvent } from 'shared-contracts/schemas/wire';
import * as v from 'valibot';
import { noAnswer } from '../http/no-answer.ts';
import { problemOf } from '../http/problem-of.ts';

export interface StreamRequest {
  readonly url: string;
  readonly token: string;
  readonly lastEventId: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent) => void;
}

/** The API sends a comment now and then; without a sign of life for so long the connection is dead though nobody said so. */
export const silence = 90_000;

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
 * Follows the stream until it ends. A fetch, because EventSource cannot send the token in a header and an address with a token in it
 * ends up in logs. @throws ProblemError when it could not be opened or broke off
 */
export async function followStream({ url, token, lastEventId, signal, onEvent }: StreamRequest): Promise<void> {
  const tooQuiet = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tooQuiet.abort(), silence);
  };
  try {
    wait();
    const response = await fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.any([signal, tooQuiet.signal]),
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
        wait(); // a comment is a sign of life too
        parser.feed(text);
      },
    });
    await response.body.pipeThrough<string>(new TextDecoderStream()).pipeTo(read);
  } catch (error) {
    throw error instanceof Error && error.name === 'ProblemError' ? error : noAnswer(error);
  } finally {
    clearTimeout(timer);
  }
}
