import { registryEntryFixture } from './registry-entry-fixture.ts';
import { chunksOf, createCatalogue } from './remote-catalogue.ts';
import { fileUrl, filesOf, stepOf, stringsOf } from '../loading/remote-files.ts';

const list = registryEntryFixture('remote-list', {
  layouts: ['default'],
  routes: [
    { pattern: '/lawyers/:id', layout: 'default', render: 'browser' },
    { pattern: '/lawyers/near', layout: 'default', render: 'server', chunk: 'page-near' },
  ],
});
const area = registryEntryFixture('remote-area', {
  routes: [{ pattern: '/area', layout: 'default', render: 'browser', chunk: 'page-area' }],
});
const catalogue = createCatalogue({ remotes: [area, list] }, {});

test('the most specific pattern matches an address, whatever the order of the registry', () => {
  expect(catalogue.match('/lawyers/near')?.pattern.chunk).toBe('page-near');
  expect(catalogue.match('/lawyers/7')?.pattern.pattern).toBe('/lawyers/:id');
});

test('an address that no remote declares has no match', () => {
  expect(catalogue.match('/nowhere')).toBeUndefined();
});

test('a layout is provided by the remote that declares it', () => {
  expect(catalogue.providerOf('default')?.name).toBe('remote-list');
  expect(catalogue.providerOf('auth')).toBeUndefined();
});

test('a page includes the layout only where its own remote provides it', () => {
  const near = catalogue.match('/lawyers/near');
  const other = catalogue.match('/area');
  expect(near && chunksOf(near.entry, near.pattern)).toEqual(['layout-default', 'page-near']);
  expect(other && chunksOf(other.entry, other.pattern)).toEqual(['page-area']);
});

const manifest = {
  schema: 1 as const,
  name: 'remote-list',
  version: '1.0.0',
  container: 'remote_list_1_0_0',
  entry: 'entry.js',
  exposed: { js: ['remote.js'], css: ['remote.css'] },
  chunks: { 'page-near': { js: ['remote.js', 'near.js'], css: ['near.css'] } },
  locales: { 'remote-list/near': { en: '7.js' } },
  integrity: {},
};

test('the files of a page are listed once each, the entry first, without missing chunks', () => {
  expect(filesOf(manifest, ['page-near', 'page-gone'])).toEqual({
    js: ['entry.js', 'remote.js', 'near.js'],
    css: ['remote.css', 'near.css'],
  });
});

test('the strings of a page are listed in its language, each file once, without those already loaded', () => {
  const words = { 'layout-default': ['a/frame'], 'page-near': ['a/frame', 'a/common', 'a/near'] };
  const locales = {
    'a/frame': { fr: 'words-fr.js', en: 'words-en.js' },
    'a/common': { fr: 'words-fr.js', en: 'words-en.js' },
    'a/near': { fr: 'near-fr.js', en: 'near-en.js' },
  };
  const chunks = ['layout-default', 'page-near'];
  expect(stringsOf({ words }, { locales }, chunks, 'fr', () => false)).toEqual(['words-fr.js', 'near-fr.js']);
  expect(stringsOf({ words }, { locales }, chunks, 'en', (name) => name !== 'a/near')).toEqual(['near-en.js']);
});

test('a retried file has another address', () => {
  expect(fileUrl('/remotes/a/1/manifest.json', 'x.js', 0)).toBe('/remotes/a/1/x.js');
  expect(fileUrl('/remotes/a/1/manifest.json', 'x.js', 2)).toBe('/remotes/a/1/x.js?retry=2');
  expect(fileUrl('/remotes/a/1/manifest.json', 'x.js', 2, 1)).toBe('/remotes/a/1/x.js?retry=2.1');
});

test('each file of a load belongs to a step', () => {
  const steps = ['entry.js', 'remote.js', 'remote.css', 'near.js', '7.js', '8.js'].map((file) =>
    stepOf(manifest, file),
  );
  expect(steps).toEqual(['entry', 'exposed', 'style', 'chunk', 'strings', 'chunk']);
});
