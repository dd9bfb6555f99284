import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import { coalesced } from './coalesced.ts';

it('runs once more after a run during which it was called, however often', async () => {
  let runs = 0;
  let finish = () => undefined as void;
  const call = coalesced(() => {
    runs += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  call();
  call();
  call();
  assert.equal(runs, 1);
  finish();
  await tick();
  assert.equal(runs, 2);
  finish();
  await call.idle();
  await tick();
  assert.equal(runs, 2);
  call();
  assert.equal(runs, 3);
  finish();
  await call.idle();
});
