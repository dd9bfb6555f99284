import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteDescription } from 'shared-contracts/remote/registry';
import { missingParts } from './missing-parts.ts';

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

test('a page with its chunk and its strings has no missing parts', () => {
  assert.deepEqual(missingParts(description, built), []);
});

test('a layout without a chunk is part of the exposed module', () => {
  const { 'layout-default': _, ...chunks } = built.chunks;
  assert.deepEqual(missingParts(description, { ...built, chunks }), []);
});

const cases: readonly (readonly [string, RemoteDescription, Parameters<typeof missingParts>[1], string])[] = [
  [
    'the code',
    description,
    { ...built, chunks: { 'layout-default': files, data: files } },
    '/labo: no import in src has the webpackChunkName page-home',
  ],
  [
    'the routes',
    description,
    { ...built, chunks: { ...built.chunks, 'page-more': files } },
    'page-more: src has it as webpackChunkName, src/routes.ts declares no such page or layout',
  ],
  [
    'the layouts',
    { ...description, layouts: [] },
    built,
    'layout-default: src has it as webpackChunkName, src/routes.ts declares no such page or layout',
  ],
  [
    'one language',
    description,
    { ...built, locales: { 'remote-labo/home': { fr: 'fr.js' } } },
    'page-home: there is no src/locales/en/home.json',
  ],
];
for (const [where, described, made, said] of cases)
  test(`a part missing in ${where} is reported`, () => {
    assert.deepEqual(missingParts(described, made), [said]);
  });
