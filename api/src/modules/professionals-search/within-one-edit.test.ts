import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withinOneEdit } from './within-one-edit.ts';

describe('texts within one edit', () => {
  it('are the text first, then each of the four kinds of edit', () => {
    const found = withinOneEdit('mbraga');
    assert.equal(found[0], 'mbraga');
    for (const meant of ['mbarga', 'mbrag', 'mbrata', 'mbrangas'.slice(0, 7)]) assert.ok(found.includes(meant), meant);
    assert.ok(!found.includes('mbagra'));
    assert.equal(new Set(found).size, found.length);
  });

  it('grow linearly with the length of the text', () => {
    assert.ok(withinOneEdit('a'.repeat(24)).length < 24 * 65);
    assert.ok(withinOneEdit('abcdefghijklmnopqrstuvwx').length < 24 * 65);
  });
});
