import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runsOf } from './pdf-fonts.ts';

it('splits a text into runs of one font, and replaces what none has', () => {
  assert.deepEqual(runsOf('Aïcha Ŋkọ'), [
    { script: 'latin', text: 'Aïcha ' },
    { script: 'latin-ext', text: 'Ŋ' },
    { script: 'latin', text: 'k' },
    { script: 'vietnamese', text: 'ọ' },
  ]);
  assert.deepEqual(runsOf('15\u00A0000 €'), [{ script: 'latin', text: '15\u00A0000 €' }]);
  // Two code points that are one letter.
  assert.deepEqual(runsOf('e\u0301'), [{ script: 'latin', text: 'é' }]);
  assert.deepEqual(runsOf('✓ 日'), [{ script: 'latin', text: '? ?' }]);
});
