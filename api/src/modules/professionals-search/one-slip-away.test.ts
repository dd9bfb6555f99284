import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { oneSlipAway } from './one-slip-away.ts';

describe('what is one slip away', () => {
  it('is the text first, then each of the four slips undone', () => {
    const found = oneSlipAway('mbraga');
    assert.equal(found[0], 'mbraga');
    for (const meant of ['mbarga', 'mbrag', 'mbrata', 'mbrangas'.slice(0, 7)]) assert.ok(found.includes(meant), meant);
    assert.ok(!found.includes('mbagra'));
    assert.equal(new Set(found).size, found.length);
  });

  it('grows with the length of the text, not faster', () => {
    assert.ok(oneSlipAway('a'.repeat(24)).length < 24 * 65);
    assert.ok(oneSlipAway('abcdefghijklmnopqrstuvwx').length < 24 * 65);
  });
});
