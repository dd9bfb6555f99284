import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import { createTurnstile } from './turnstile.ts';

describe('a turnstile', () => {
  it('lets so many run at once, the next as soon as one is done or has failed, and refuses who finds the queue full', async () => {
    const inTurn = createTurnstile({ atOnce: 2, waiting: 2, longestMs: 60_000 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (number: number) =>
      inTurn(async () => {
        begun.push(number);
        await new Promise<void>((resolve) => ends.push(resolve));
        if (number === 1) throw new Error('broken');
        return number;
      });
    const [broken, ...others] = [1, 2, 3, 4].map(work);
    await assert.rejects(work(5), { code: 'UNAVAILABLE', status: 503 });
    assert.deepEqual(begun, [1, 2]);
    ends[0]?.();
    await assert.rejects(broken ?? Promise.resolve(), /broken/u);
    await tick();
    assert.deepEqual(begun, [1, 2, 3]);
    ends[1]?.();
    ends[2]?.();
    await tick();
    ends[3]?.();
    assert.deepEqual(await Promise.all(others), [2, 3, 4]);
  });

  it('refuses who has waited too long, and lets the next one in all the same', async () => {
    const inTurn = createTurnstile({ atOnce: 1, waiting: 2, longestMs: 30 });
    let end = (): void => undefined;
    const slow = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
    await assert.rejects(
      inTurn(async () => assert.fail('its turn had passed')),
      { code: 'UNAVAILABLE', status: 503 },
    );
    const next = inTurn(async () => 'next');
    end();
    await slow;
    assert.equal(await next, 'next');
    assert.equal(await inTurn(async () => 'free again'), 'free again');
  });
});
