import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneticSpellings } from './phonetic-spellings.ts';

test('a name spelled by ear is found in its written form', () => {
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
    assert.ok(phoneticSpellings(heard).includes(written), `${heard}: ${written}`);
});

test('words with another sound are left out, and there are at most a thousand spellings', () => {
  const found = phoneticSpellings('mbarga');
  for (const other of ['mbargo', 'mbarka', 'barga', 'mbarga']) assert.ok(!found.includes(other), other);
  assert.equal(new Set(found).size, found.length);
  assert.equal(phoneticSpellings('constantinopolitaine').length, 1000);
});
