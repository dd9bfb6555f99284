import type { ProblemError } from 'shared-contracts/platform/problem-error';
import type { LiveEvent } from 'shared-contracts/schemas/event-stream';
import { problemOf } from '../http/problem-of.ts';
import { pollEvery, runConnection, type ConnectionParts } from './run-connection.ts';

const event = (id: string, type = 'appointment.accepted'): LiveEvent => ({ id, type, data: {} });
const opening = (id: string) => event(id, 'stream.opened');
const tokenOver = (): ProblemError => problemOf(401, '{"status":401,"code":"TOKEN_EXPIRED"}');
const broken = (): ProblemError => problemOf(503, '{"status":503,"code":"UNAVAILABLE"}');

let stop: AbortController;
beforeEach(() => {
  jest.useFakeTimers();
  stop = new AbortController();
});
afterEach(() => {
  stop.abort();
  jest.useRealTimers();
});

/** Runs a connection whose streams say and end as `streams` tells, and whose polls answer `polls`; the last stream stays open. */
const run = (streams: readonly (readonly LiveEvent[] | Error)[], polls: LiveEvent[][] = []) => {
  const [delivered, asked]: [string[], string[]] = [[], []];
  const left = [...streams];
  const parts = {
    stream: jest.fn<Promise<void>, Parameters<ConnectionParts['stream']>>(({ lastEventId, onEvent, signal }) => {
      asked.push(`stream ${lastEventId}`);
      const told = left.shift();
      if (told instanceof Error) return Promise.reject(told);
      for (const one of told ?? []) onEvent(one);
      if (left.length > 0) return Promise.resolve();
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    }),
    poll: jest.fn((lastEventId: string) => {
      asked.push(`poll ${lastEventId}`);
      return Promise.resolve(polls.shift() ?? []);
    }),
    renew: jest.fn(() => Promise.resolve<string | null>('fresh')),
    onEvent: ({ id }: LiveEvent) => delivered.push(id),
    onStart: jest.fn(),
    onError: jest.fn(),
  };
  void runConnection(parts, stop.signal);
  return { ...parts, delivered, asked };
};

it('reconnects immediately with a fresh token, without a poll, and delivers nothing twice', async () => {
  const { asked, delivered, renew } = run([[opening('40'), event('41')], tokenOver(), [opening('41'), event('42')]]);
  await jest.advanceTimersByTimeAsync(1000); // the pause after the stream's end
  expect(asked).toEqual(['stream ', 'stream 41', 'stream 41']);
  expect(delivered).toEqual(['41', '42']);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('does not hammer an API that rejects the fresh token too', async () => {
  const { stream, renew } = run([tokenOver(), tokenOver(), tokenOver(), tokenOver(), []]);
  await jest.advanceTimersByTimeAsync(400);
  expect(stream).toHaveBeenCalledTimes(2);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('stream and poll resume where the other stopped', async () => {
  const { asked, delivered, onStart } = run(
    [[opening('40'), event('41')], broken(), broken(), [opening('43'), event('44')]],
    [
      [opening('41'), event('42')],
      [opening('42'), event('43')],
    ],
  );
  await jest.advanceTimersByTimeAsync(1000 + 2 * pollEvery);
  expect(asked).toEqual(['stream ', 'stream 41', 'poll 41', 'stream 42', 'poll 42', 'stream 43']);
  expect(delivered).toEqual(['41', '42', '43', '44']);
  expect(onStart).toHaveBeenCalledTimes(1);
});

it('when no stream ever opens, the first poll sets the starting position', async () => {
  const { asked, onStart } = run([broken(), broken(), broken(), []], [[opening('7')], [opening('7')]]);
  await jest.advanceTimersByTimeAsync(1000 + pollEvery);
  expect(asked).toEqual(['stream ', 'stream ', 'poll ', 'stream 7', 'poll 7']);
  expect(onStart).toHaveBeenCalledTimes(1);
});
