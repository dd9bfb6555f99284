import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { readOnce } from './read-once.ts';

test('a value is read once, also by concurrent readers', async () => {
  let reads = 0;
  const ask = readOnce(async (address) => `${address} ${(reads += 1)}`);
  assert.deepEqual(await Promise.all([ask('a'), ask('a'), ask('b')]), ['a 1', 'a 1', 'b 2']);
  assert.equal(await ask('a'), 'a 1');
});

test('a failure is cached for five seconds, then retried in the background, and reported once each time', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 0 });
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const said: string[] = [];
  const ask = readOnce(
    () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })),
    (_error, address) => said.push(address),
  );
  const first = ask('a');
  answers[0]?.reject(new Error('away'));
  await assert.rejects(first, /away/u);
  t.mock.timers.tick(4_999);
  await assert.rejects(ask('a'), /away/u);
  assert.equal(answers.length, 1);
  t.mock.timers.tick(1);
  // It hangs now: nobody waits for it.
  await assert.rejects(ask('a'), /away/u);
  await assert.rejects(ask('a'), /away/u);
  assert.equal(answers.length, 2);
  answers[1]?.resolve('here');
  await turn();
  assert.equal(await ask('a'), 'here');
  assert.deepEqual(said, ['a']);
});
