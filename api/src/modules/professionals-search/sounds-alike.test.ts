import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soundsAlike } from './sounds-alike.ts';

test('a name as it was heard is spelled as it is written', () => {
  for (const [heard, written] of [
    ['tremble', 'tremblay'],
    ['ngesan', "n'guessan"],
    ['watara', 'ouattara'],
    ['sise', 'cisse'],
    ['kwassi', 'kouassi'],
    ['archambo', 'archambeau'],
    ['filippe', 'philippe'],
    ['chumi', 'tchoumi'],
  ] as const)
    assert.ok(soundsAlike(heard).includes(written), `${heard}: ${written}`);
});

test('what sounds otherwise is another name, and there are a thousand spellings at most', () => {
  const found = soundsAlike('mbarga');
  for (const other of ['mbargo', 'mbarka', 'barga', 'mbarga']) assert.ok(!found.includes(other), other);
  assert.equal(new Set(found).size, found.length);
  assert.equal(soundsAlike('constantinopolitaine').length, 1000);
});
