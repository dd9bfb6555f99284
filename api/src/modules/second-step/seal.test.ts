import assert from 'node:assert/strict';
import { it } from 'node:test';
import { keyedHash, seal, unseal } from './seal.ts';

it('is opened by the same secret for the same account alone, and differs each time', () => {
  const sealed = seal('one secret', 'a', 'JBSWY3DP');
  assert.equal(unseal('one secret', 'a', sealed), 'JBSWY3DP');
  assert.notDeepEqual(seal('one secret', 'a', 'JBSWY3DP'), sealed);
  assert.throws(() => unseal('another', 'a', sealed));
  assert.throws(() => unseal('one secret', 'b', sealed));
  const last = sealed.length - 1;
  sealed[last] = (sealed[last] ?? 0) ^ 1;
  assert.throws(() => unseal('one secret', 'a', sealed));
});

it('hashes a code by secret and account', () => {
  const hashes = [
    keyedHash('s', 'a', '1'),
    keyedHash('t', 'a', '1'),
    keyedHash('s', 'b', '1'),
    keyedHash('s', 'a', '2'),
  ];
  assert.equal(new Set(hashes.map(String)).size, 4);
  assert.deepEqual(keyedHash('s', 'a', '1'), hashes[0]);
});
