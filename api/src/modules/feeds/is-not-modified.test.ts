import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isNotModified } from './is-not-modified.ts';

const version = { etag: '"abc"', 'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT' };
const earlier = 'Fri, 20 Nov 2026 08:59:59 GMT';

it('who names the tag, alone, among others or weakly, or any, has it', () => {
  for (const tag of ['"abc"', '"x", "abc"', 'W/"abc"', '*'])
    assert.equal(isNotModified({ 'if-none-match': tag }, version), true, tag);
});

it('who names another tag has not, whatever the time says', () => {
  for (const tag of ['"abcd"', 'abc', '', '"a", "b"'])
    assert.equal(
      isNotModified({ 'if-none-match': tag, 'if-modified-since': version['last-modified'] }, version),
      false,
      tag,
    );
});

it('the time counts where no tag is named', () => {
  assert.equal(isNotModified({ 'if-modified-since': version['last-modified'] }, version), true);
  assert.equal(isNotModified({ 'if-modified-since': 'Fri, 20 Nov 2026 09:00:01 GMT' }, version), true);
  assert.equal(isNotModified({ 'if-modified-since': earlier }, version), false);
  assert.equal(isNotModified({ 'if-modified-since': 'yesterday' }, version), false);
  assert.equal(isNotModified({}, version), false);
});
