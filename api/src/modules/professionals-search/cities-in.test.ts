import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citiesIn, wordsOf } from './cities-in.ts';

test('a word names a city alone or with its neighbours, by any name and sign between them', () => {
  const names = (text: string) => citiesIn(wordsOf(text));
  assert.deepEqual(names('avocat GENEVE'), [[], ['Genève', 'Geneva']]);
  for (const town of ['Cape Town', 'cape-town', 'le cap']) {
    const both = ['Le Cap', 'Cape Town'];
    assert.deepEqual(names(`tax ${town} lawyer`), [[], both, both, []], town);
  }
  assert.deepEqual(names('dar es salaam'), Array(3).fill(['Dar es Salam', 'Dar es Salaam']));
  assert.deepEqual(names('town cape'), [[], []]);
});
