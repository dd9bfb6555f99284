import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { registryEntryFixture } from '../registry/registry-entry-fixture.ts';
import { createCatalogue } from '../registry/remote-catalogue.ts';
import { remotesAt, switchSheets } from './remote-sheets.ts';

const manifestOf = (name: string, css: readonly string[]): RemoteManifest => ({
  schema: 1,
  name,
  version: '1.0.0',
  container: name,
  entry: 'entry.js',
  exposed: { js: [], css: [] },
  chunks: { page: { js: [], css: [...css] } },
  locales: {},
  integrity: {},
});
const catalogue = createCatalogue(
  {
    remotes: [
      registryEntryFixture('remote-one', {
        layouts: ['default'],
        routes: [{ pattern: '/one', layout: 'default', render: 'browser' }],
      }),
      registryEntryFixture('remote-two', {
        routes: [
          { pattern: '/two', layout: 'default', render: 'browser' },
          { pattern: '/bare', layout: null, render: 'browser' },
        ],
      }),
    ],
  },
  {
    'remote-one': manifestOf('remote-one', ['one.css', 'both.css']),
    'remote-two': manifestOf('remote-two', ['two.css', 'both.css']),
  },
);

test('a page needs its own remote and that of its layout; an unknown address needs none', () => {
  expect([...(remotesAt(catalogue, ['/en/two']) ?? [])]).toEqual(['remote-two', 'remote-one']);
  expect([...(remotesAt(catalogue, ['/bare']) ?? [])]).toEqual(['remote-two']);
  expect([...(remotesAt(catalogue, ['/bare', '/one']) ?? [])]).toEqual(['remote-two', 'remote-one']);
  expect(remotesAt(catalogue, ['/one', '/nowhere'])).toBeUndefined();
});

test('style sheets of remotes are enabled, fetched or inlined; those of the shell are left alone', () => {
  document.head.innerHTML =
    '<style data-href="main.css">a{}</style><style data-href="one.css">a{}</style><style data-href="both.css">a{}</style><style data-href="two.css">a{}</style>';
  const isOff = () => [...document.styleSheets].map(({ disabled }) => disabled === true);
  switchSheets(catalogue, (names) => names.includes('remote-one'));
  expect(isOff()).toEqual([false, false, false, true]);
  switchSheets(catalogue, () => undefined);
  expect(isOff()).toEqual([false, false, false, true]);
  switchSheets(catalogue, (names) => names.includes('remote-two'));
  expect(isOff()).toEqual([false, true, false, false]);
});
