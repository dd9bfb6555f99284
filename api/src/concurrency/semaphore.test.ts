import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import { createSemaphore } from './semaphore.ts';

describe('a semaphore', () => {
  it('runs as many tasks as it has permits, the next one as soon as one ends or fails, and refuses a task when the queue is full', async () => {
    const withPermit = createSemaphore({ permits: 2, maxQueued: 2, maxWaitMs: 60_000 });
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) =>
      withPermit(async () => {
        started.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (number === 1) throw new Error('broken');
        return number;
      });
    const [broken, ...others] = [1, 2, 3, 4].map(work);
    await assert.rejects(work(5), { code: 'UNAVAILABLE', status: 503 });
    assert.deepEqual(started, [1, 2]);
    ends[0]?.();
    await assert.rejects(broken ?? Promise.resolve(), /broken/u);
    await tick();
    assert.deepEqual(started, [1, 2, 3]);
    ends[1]?.();
    ends[2]?.();
    await tick();
    ends[3]?.();
    assert.deepEqual(await Promise.all(others), [2, 3, 4]);
  });

  it('refuses a task that has waited too long, and still runs the next one', async () => {
    const withPermit = createSemaphore({ permits: 1, maxQueued: 2, maxWaitMs: 30 });
    let end = (): void => undefined;
    const slow = withPermit(() => new Promise<void>((resolve) => (end = resolve)));
    await assert.rejects(
      withPermit(async () => assert.fail('its wait had timed out')),
      { code: 'UNAVAILABLE', status: 503 },
    );
    const next = withPermit(async () => 'next');
    end();
    await slow;
    assert.equal(await next, 'next');
    assert.equal(await withPermit(async () => 'free again'), 'free again');
  });
});
