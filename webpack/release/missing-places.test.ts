import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import { missingPlaces } from './missing-places.ts';

const files = { js: ['a.js'], css: [] };
const description: RemoteDescription = {
  name: 'remote-labo',
  contract: '^1.0.0',
  layouts: ['default'],
  routes: [{ pattern: '/labo', layout: 'default', render: 'server', chunk: 'page-home', loader: 'data' }],
  words: { 'page-home': ['remote-labo/home'] },
};
const built = {
  chunks: { 'page-home': files, 'layout-default': files, data: files },
  locales: { 'remote-labo/home': { fr: 'fr.js', en: 'en.js' } },
};

test('a page that stands in all of its places lacks nothing', () => {
  assert.deepEqual(missingPlaces(description, built), []);
});

test('a layout without a chunk stands in the exposed module', () => {
  const { 'layout-default': _, ...chunks } = built.chunks;
  assert.deepEqual(missingPlaces(description, { ...built, chunks }), []);
});

const cases: readonly (readonly [string, RemoteDescription, Parameters<typeof missingPlaces>[1], string])[] = [
  [
    'the code',
    description,
    { ...built, chunks: { 'layout-default': files, data: files } },
    '/labo: remote.json names its chunk page-home, no import in src has that webpackChunkName',
  ],
  [
    'the routes of remote.json',
    description,
    { ...built, chunks: { ...built.chunks, 'page-more': files } },
    'page-more: src has it as webpackChunkName, no route of remote.json has it as "chunk"',
  ],
  [
    'the layouts of remote.json',
    { ...description, layouts: [] },
    built,
    'layout-default: src has it as webpackChunkName, "layouts" of remote.json does not name it',
  ],
  [
    'what words are for',
    { ...description, words: { ...description.words, 'page-hom': [] } },
    built,
    'page-hom: "words" of remote.json names it, none of its routes and layouts does',
  ],
  [
    'the locales of the code',
    description,
    { ...built, locales: {} },
    'page-home: "words" of remote.json names remote-labo/home, "locales" of src/remote.tsx does not',
  ],
  [
    'one language',
    description,
    { ...built, locales: { 'remote-labo/home': { fr: 'fr.js' } } },
    'page-home: remote-labo/home has no src/locales/en/home.json in "locales" of src/remote.tsx',
  ],
];
for (const [where, described, made, said] of cases)
  test(`one that is missing in ${where} is told so`, () => {
    assert.deepEqual(missingPlaces(described, made), [said]);
  });
