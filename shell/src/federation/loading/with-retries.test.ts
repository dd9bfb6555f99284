import { withRetries } from './with-retries.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failing = (times: number) => {
  const counter = { tries: 0 };
  const work = (): Promise<string> => {
    counter.tries += 1;
    return counter.tries <= times ? Promise.reject(new Error(`failure ${counter.tries}`)) : Promise.resolve('there');
  };
  return { counter, work };
};

test('succeeds after two failed attempts', async () => {
  const { counter, work } = failing(2);
  const there = withRetries(work, () => true);
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(there).resolves.toBe('there');
  expect(counter.tries).toBe(3);
});

test('gives up after three failed attempts within three seconds, with the last error', async () => {
  const { work } = failing(3);
  const there = expect(withRetries(work, () => true)).rejects.toThrow('failure 3');
  await jest.advanceTimersByTimeAsync(2_300);
  await there;
});

test('the first delay is at least 300 ms', async () => {
  const { counter, work } = failing(1);
  const there = withRetries(work, () => true);
  await jest.advanceTimersByTimeAsync(299);
  expect(counter.tries).toBe(1);
  await jest.advanceTimersByTimeAsync(151);
  expect(counter.tries).toBe(2);
  await there;
});

test('a permanent error is not retried', async () => {
  const { counter, work } = failing(1);
  await expect(withRetries(work, () => false)).rejects.toThrow('failure 1');
  expect(counter.tries).toBe(1);
});

test('an abort during a delay ends the retries', async () => {
  const { counter, work } = failing(2);
  const leaving = new AbortController();
  const left = expect(withRetries(work, () => true, leaving.signal)).rejects.toThrow('gone elsewhere');
  await jest.advanceTimersByTimeAsync(100);
  leaving.abort(new Error('gone elsewhere'));
  await left;
  expect(jest.getTimerCount()).toBe(0);
  expect(counter.tries).toBe(1);
});
