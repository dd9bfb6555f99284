import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manifestInLocale } from './manifest-in-locale.ts';

const manifest = {
  schema: 1 as const,
  name: 'remote-one',
  version: '1.0.0',
  container: 'remote_one_1_0_0',
  entry: 'entry.js',
  exposed: { js: ['remote.js'], css: [] },
  chunks: {},
  locales: {
    'remote-one/page': { fr: 'page-fr.js', en: 'page-en.js' },
    'remote-one/mark': { fr: 'mark.js', en: 'mark.js' },
  },
  integrity: { 'entry.js': 'a', 'remote.js': 'b', 'page-fr.js': 'c', 'page-en.js': 'd', 'mark.js': 'e' },
};

test('a document gets the strings of its language, and the integrity of all scripts that it may run', () => {
  const inEnglish = manifestInLocale(manifest, 'en');
  assert.deepEqual(inEnglish.locales, {
    'remote-one/page': { en: 'page-en.js' },
    'remote-one/mark': { en: 'mark.js' },
  });
  assert.deepEqual(Object.keys(inEnglish.integrity), ['entry.js', 'remote.js', 'page-en.js', 'mark.js']);
  assert.deepEqual(inEnglish.exposed, manifest.exposed);
});

test('the manifest itself is not modified, for documents in the other language', () => {
  manifestInLocale(manifest, 'en');
  assert.ok(Object.hasOwn(manifest.integrity, 'page-fr.js'));
  assert.equal(manifestInLocale(manifest, 'fr').locales['remote-one/page']?.['fr'], 'page-fr.js');
});
