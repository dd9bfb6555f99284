import assert from 'node:assert/strict';
import { test } from 'node:test';
import { properAddress } from './proper-address.ts';

test('an address that is spelled as its pattern stays as it is', () => {
  assert.equal(properAddress('/en/pro/Compte', '/pro/Compte'), '/en/pro/Compte');
  assert.equal(properAddress('/', '/'), '/');
  assert.equal(properAddress('/en', '/'), '/en');
});

test('letters follow the pattern, a slash at the end goes, parameters keep their letters', () => {
  assert.equal(properAddress('/LAWYERS/', '/lawyers'), '/lawyers');
  assert.equal(properAddress('/en/cgu', '/CGU'), '/en/CGU');
  assert.equal(properAddress('/Professionnels/A%20b/', '/professionnels/:idname'), '/professionnels/A%20b');
});
