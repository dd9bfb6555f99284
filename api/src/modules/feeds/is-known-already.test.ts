import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isKnownAlready } from './is-known-already.ts';

const version = { etag: '"abc"', 'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT' };
const earlier = 'Fri, 20 Nov 2026 08:59:59 GMT';

it('the version is known by its tag, alone, in a list, weak or as *', () => {
  for (const tag of ['"abc"', '"x", "abc"', 'W/"abc"', '*'])
    assert.equal(isKnownAlready({ 'if-none-match': tag }, version), true, tag);
});

it('another tag decides before the time', () => {
  for (const tag of ['"abcd"', 'abc', '', '"a", "b"'])
    assert.equal(
      isKnownAlready({ 'if-none-match': tag, 'if-modified-since': version['last-modified'] }, version),
      false,
      tag,
    );
});

it('without a tag the time decides', () => {
  assert.equal(isKnownAlready({ 'if-modified-since': version['last-modified'] }, version), true);
  assert.equal(isKnownAlready({ 'if-modified-since': 'Fri, 20 Nov 2026 09:00:01 GMT' }, version), true);
  assert.equal(isKnownAlready({ 'if-modified-since': earlier }, version), false);
  assert.equal(isKnownAlready({ 'if-modified-since': 'yesterday' }, version), false);
  assert.equal(isKnownAlready({}, version), false);
});
