import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalPath } from './canonical-path.ts';

test('a URL spelled like its pattern stays unchanged', () => {
  assert.equal(canonicalPath('/en/pro/Compte', '/pro/Compte'), '/en/pro/Compte');
  assert.equal(canonicalPath('/', '/'), '/');
  assert.equal(canonicalPath('/en', '/'), '/en');
});

test('letter case follows the pattern, a trailing slash is removed, parameters keep their case', () => {
  assert.equal(canonicalPath('/LAWYERS/', '/lawyers'), '/lawyers');
  assert.equal(canonicalPath('/en/cgu', '/CGU'), '/en/CGU');
  assert.equal(canonicalPath('/Professionnels/A%20b/', '/professionnels/:idname'), '/professionnels/A%20b');
});
