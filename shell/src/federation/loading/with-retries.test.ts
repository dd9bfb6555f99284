import { withRetries } from './with-retries.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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

/** Starts of the attempts of work that fails after `takes` milliseconds each, and when it is given up. */
const timesOf = async (takes: number, began = 0) => {
  const origin = performance.now() - began;
  const starts: number[] = [];
  const work = async (): Promise<never> => {
    starts.push(performance.now() - origin);
    await new Promise((resolve) => setTimeout(resolve, takes));
    throw new Error(`failure ${starts.length}`);
  };
  const ended = withRetries(work, () => true, { began: origin }).catch(() => performance.now() - origin);
  await jest.runAllTimersAsync();
  return { starts, ended: await ended };
};

test.each([0, 0.5, 0.999])(
  'what fails at once is given up within 1.5 s, after three attempts (jitter %f)',
  async (jitter) => {
    jest.spyOn(Math, 'random').mockReturnValue(jitter);
    const { starts, ended } = await timesOf(0);
    expect(starts).toHaveLength(3);
    expect(ended).toBeLessThanOrEqual(1_500);
  },
);

test.each([0, 0.5, 0.999])('what fails within 0.3 s each time is given up within 1.8 s (jitter %f)', async (jitter) => {
  jest.spyOn(Math, 'random').mockReturnValue(jitter);
  const { starts, ended } = await timesOf(300);
  expect(starts).toHaveLength(3);
  expect(ended).toBeLessThanOrEqual(1_800);
});

test('steps of one load share its time, and the last of them still has three attempts', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.999);
  const { starts, ended } = await timesOf(0, 900);
  expect(starts).toHaveLength(3);
  expect(ended).toBeLessThanOrEqual(1_650);
});

test('a slow failure is retried after 0.3 s', async () => {
  const { starts } = await timesOf(2_000);
  expect(starts).toEqual([0, 2_300, 4_600]);
});

test('gives up with the last error', async () => {
  const { work } = failing(3);
  const there = expect(withRetries(work, () => true)).rejects.toThrow('failure 3');
  await jest.runAllTimersAsync();
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
  const left = expect(withRetries(work, () => true, { signal: leaving.signal })).rejects.toThrow('gone elsewhere');
  await jest.advanceTimersByTimeAsync(100);
  leaving.abort(new Error('gone elsewhere'));
  await left;
  expect(jest.getTimerCount()).toBe(0);
  expect(counter.tries).toBe(1);
});
