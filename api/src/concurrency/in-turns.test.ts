import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inTurns } from './in-turns.ts';

it('maps in order, one item in each turn of the event loop', async () => {
  let turns = 0;
  let counting = setImmediate(function count() {
    turns += 1;
    counting = setImmediate(count);
  });
  const mapped = await inTurns(['a', 'b', 'c'], (item, index) => ({ text: `${item}${index}`, turns }));
  clearImmediate(counting);
  assert.deepEqual(mapped, [
    { text: 'a0', turns: 0 },
    { text: 'b1', turns: 1 },
    { text: 'c2', turns: 2 },
  ]);
});

it('ends with what an item throws', async () => {
  const mapped: number[] = [];
  const failing = inTurns([1, 2, 3], (item) => {
    if (item === 2) throw new Error('broken');
    mapped.push(item);
  });
  await assert.rejects(failing, /broken/u);
  assert.deepEqual(mapped, [1]);
});
