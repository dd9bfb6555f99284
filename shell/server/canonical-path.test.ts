import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalPath } from './canonical-path.ts';

test('an address that is spelled as its pattern stays as it is', () => {
  assert.equal(canonicalPath('/en/pro/Compte', '/pro/Compte'), '/en/pro/Compte');
  assert.equal(canonicalPath('/', '/'), '/');
  assert.equal(canonicalPath('/en', '/'), '/en');
});

test('letters follow the pattern, a slash at the end goes, parameters keep their letters', () => {
  assert.equal(canonicalPath('/LAWYERS/', '/lawyers'), '/lawyers');
  assert.equal(canonicalPath('/en/cgu', '/CGU'), '/en/CGU');
  assert.equal(canonicalPath('/Professionnels/A%20b/', '/professionnels/:idname'), '/professionnels/A%20b');
});
