import { openingType } from 'shared-contracts/schemas/event-stream';

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EventStream {
  /** Resolves with all events once there are `count`. */
  read(count: number): Promise<ReceivedEvent[]>;
  /** Resolves when the server, or its process, has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Reads GET /events of a process as the browser does, with fetch; `onEvent` may cut it. */
export async function openEvents(
  base: string,
  token: string,
  lastEventId?: string,
  onEvent: (event: ReceivedEvent, cut: () => void) => void = () => undefined,
): Promise<EventStream> {
  const stop = new AbortController();
  const cut = () => stop.abort();
  const response = await fetch(`${base}/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: stop.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`/events answered ${response.status}`);
  const events: ReceivedEvent[] = [];
  const waiting: { count: number; resolve: (events: ReceivedEvent[]) => void }[] = [];
  const take = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1] ?? '';
        if (!field('id') || field('event') === openingType || stop.signal.aborted) continue;
        const event = {
          id: field('id'),
          type: field('event'),
          data: JSON.parse(field('data')) as ReceivedEvent['data'],
        };
        events.push(event);
        onEvent(event, cut);
      }
      for (const { count, resolve } of waiting) if (events.length >= count) resolve(events);
    }
  };
  return {
    read: (count) =>
      new Promise((resolve) => (events.length >= count ? resolve(events) : waiting.push({ count, resolve }))),
    // A broken stream has ended too.
    ended: take(response.body).catch(() => undefined),
    close: cut,
  };
}
