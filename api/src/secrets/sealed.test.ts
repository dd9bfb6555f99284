import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createSealer } from './sealed.ts';

const secret = 'a secret of at least thirty-two characters';

it('opens what it sealed, for the same owner, and seals the same text differently each time', () => {
  const sealer = createSealer(secret, 'tests');
  const [one, two] = [sealer.seal('pâté', 'me'), sealer.seal('pâté', 'me')];
  assert.equal(sealer.open(one, 'me'), 'pâté');
  assert.notDeepEqual(one, two);
  assert.equal(one.includes('pâté'), false);
});

it('opens nothing of another owner, purpose or secret, and nothing that was changed or cut', () => {
  const sealed = createSealer(secret, 'tests').seal('text', 'me');
  assert.equal(createSealer(secret, 'tests').open(sealed, 'you'), undefined);
  assert.equal(createSealer(secret, 'other').open(sealed, 'me'), undefined);
  assert.equal(createSealer(`${secret}!`, 'tests').open(sealed, 'me'), undefined);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  for (const one of [changed, sealed.subarray(0, 20), Buffer.alloc(0)])
    assert.equal(createSealer(secret, 'tests').open(one, 'me'), undefined);
});
