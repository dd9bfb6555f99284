import { backOff, sleep } from './back-off.ts';

it('doubles from one second to thirty, half of it random', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map((attempt) => backOff(attempt, () => 1))).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
  expect(backOff(3, () => 0)).toBe(2000);
});

it('sleep ends when aborted', async () => {
  const stop = new AbortController();
  const slept = sleep(60_000, stop.signal);
  stop.abort();
  await expect(slept).resolves.toBeUndefined();
  await expect(sleep(60_000, stop.signal)).resolves.toBeUndefined();
});

it('sleep ends when the network returns', async () => {
  const slept = sleep(60_000, new AbortController().signal);
  window.dispatchEvent(new Event('online'));
  await expect(slept).resolves.toBeUndefined();
});
