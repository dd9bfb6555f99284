import { createCatalogue } from '../registry/remote-catalogue.ts';
import { registryEntryFixture } from '../registry/registry-entry-fixture.ts';
import { watchDocument } from './watch-document.ts';

const catalogue = createCatalogue(
  { remotes: ['remote-one', 'remote-two'].map((n) => registryEntryFixture(n, {})) },
  {},
);
const manifestOf = (name: string) => ({
  schema: 1,
  name,
  version: '1.1.0',
  container: name,
  entry: 'entry.js',
  exposed: { js: ['remote.js'], css: [] },
  chunks: {},
  locales: {},
  integrity: {},
});

/** What visitors get by now. */
let shell: string;
let stable: Record<string, string>;
/** Files that do not answer. */
let missing: readonly string[];
const inUse = new Set<string>();
const handleReady = jest.fn();
let asked: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  [shell, stable, missing] = ['s1', { 'remote-one': '1.0.0', 'remote-two': '1.0.0' }, []];
  inUse.clear();
  inUse.add('remote-one');
  handleReady.mockReset();
  asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const [, , name = '', , file = ''] = pathname.split('/');
    if (missing.includes(file)) return new Response('', { status: 404 });
    if (file === 'manifest.json') return new Response(JSON.stringify(manifestOf(name)));
    if (pathname !== '/registry.json') return new Response('');
    const remotes = Object.entries(stable).map(([remote, version]) => ({
      name: remote,
      channels: { stable: version },
      versions: { [version]: { manifest: `/remotes/${remote}/${version}/manifest.json` } },
    }));
    return new Response(JSON.stringify({ schema: 2, remotes, shell }));
  });
  watchDocument(
    {},
    { catalogue, shell: 's1', isInUse: (remote) => inUse.has(remote), router: () => undefined, onReady: handleReady },
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const look = () => jest.advanceTimersByTimeAsync(15_000);

test.each([
  ['the shell', () => (shell = 's2')],
  ['a remote in use', () => (stable['remote-one'] = '1.1.0')],
])('a new version of %s is announced once, and polling stops', async (_, release) => {
  await look();
  expect(handleReady).not.toHaveBeenCalled();
  release();
  await look();
  expect(handleReady).toHaveBeenCalledTimes(1);
  const { length } = asked.mock.calls;
  await look();
  document.dispatchEvent(new Event('visibilitychange'));
  await look();
  expect(asked.mock.calls).toHaveLength(length);
  expect(handleReady).toHaveBeenCalledTimes(1);
});

test('a new version of an unused remote is announced once it is used', async () => {
  stable['remote-two'] = '1.1.0';
  await look();
  expect(handleReady).not.toHaveBeenCalled();
  inUse.add('remote-two');
  await look();
  expect(handleReady).toHaveBeenCalledTimes(1);
});

test.each([
  ['alone', () => (stable['remote-one'] = '1.1.0')],
  ['beside a new shell', () => ([shell, stable['remote-one']] = ['s2', '1.1.0'])],
])('a version is not announced until all its files respond (%s)', async (_, release) => {
  missing = ['remote.js'];
  release();
  await look();
  expect(handleReady).not.toHaveBeenCalled();
  missing = [];
  await look();
  expect(handleReady).toHaveBeenCalledTimes(1);
});

test('a site that does not respond is polled again', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await look();
  shell = 's2';
  await look();
  expect(handleReady).toHaveBeenCalledTimes(1);
});
