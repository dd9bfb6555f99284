import { acceptsNews } from 'shared-contracts/schemas/event-stream';
import type { LiveEvent } from 'shared-contracts/schemas/event-stream';
import { apiUrl, fakeApi } from '../testing/fake-api.ts';
import { followStream, idleTimeout } from './follow-stream.ts';

let api: ReturnType<typeof fakeApi>;
let controller: ReadableStreamDefaultController<Uint8Array>;
const seen: LiveEvent[] = [];

beforeEach(() => {
  seen.length = 0;
  const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
  api = fakeApi({ 'GET /events': () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }) });
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

const follow = () =>
  followStream({
    url: `${apiUrl}/events`,
    token: 'abc',
    lastEventId: '',
    signal: new AbortController().signal,
    onEvent: (event) => seen.push(event),
  });

it('parses events across chunk boundaries; comments and partial events are not events', async () => {
  const text = ': hello\r\nid: 7\r\nevent: message.new\r\ndata: {"from":\r\ndata: "Zoé"}\r\n\r\nid: 8\ndata: half';
  const following = follow();
  for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte));
  controller.close();
  await following;
  expect(seen).toEqual([{ id: '7', type: 'message.new', data: { from: 'Zoé' } }]);
  expect(api.asked[0]?.headers.get('accept')).toBe(acceptsNews);
});

it('aborts after a long silence; a comment counts as a heartbeat', async () => {
  jest.useFakeTimers();
  // The fake API's stream does not hear that the request is aborted, as a real one would.
  const broken = expect(follow()).rejects.toMatchObject({ name: 'ProblemError' });
  await jest.advanceTimersByTimeAsync(idleTimeout - 1);
  controller.enqueue(new TextEncoder().encode(': still here\n\n'));
  await jest.advanceTimersByTimeAsync(idleTimeout - 1);
  const { signal } = api.asked[0] ?? {};
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  controller.error(signal?.reason);
  await broken;
});

it('aborts when the network returns: the connection may be dead without saying so', async () => {
  jest.useFakeTimers();
  const broken = expect(follow()).rejects.toMatchObject({ name: 'ProblemError' });
  await jest.advanceTimersByTimeAsync(1);
  const { signal } = api.asked[0] ?? {};
  expect(signal?.aborted).toBe(false);
  window.dispatchEvent(new Event('online'));
  expect(signal?.aborted).toBe(true);
  controller.error(signal?.reason);
  await broken;
});
