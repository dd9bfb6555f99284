import { registryEntryFixture } from '../federation/registry/registry-entry-fixture.ts';
import { readRemotes, type PageFacts } from './read-remotes.ts';

const page = 'https://staging.nimbia.test/en/pro';
const folder = 'https://staging.nimbia.test/remotes/remote-pro/1.0.0/';
const file = (name: string, startTime: number, responseEnd: number) => ({
  name: `${folder}${name}`,
  startTime,
  responseEnd,
  encodedBodySize: 1_000,
});
const read = (facts: Partial<PageFacts> = {}) =>
  readRemotes({
    boot: { registry: { remotes: [registryEntryFixture('remote-pro', { channel: 'canary' })] }, refused: {} },
    files: [],
    measures: [],
    openEntries: [],
    errors: [],
    cards: [],
    page,
    ...facts,
  })[0];

it('reports version, channel and origin of a remote', () => {
  expect(read()).toEqual({
    name: 'remote-pro',
    version: '1.0.0',
    channel: 'canary',
    manifest: '/remotes/remote-pro/1.0.0/manifest.json',
    state: 'notLoaded',
    fileCount: 0,
    bytes: 0,
    milliseconds: undefined,
    phases: [],
  });
});

it('is loading while files load, and loaded once its container is initialised', () => {
  const files = [file('entry.js', 100, 180), file('remote.js', 110, 240)];
  const other = { ...file('entry.js', 0, 900), name: 'https://staging.nimbia.test/remotes/remote-user/1.0.0/entry.js' };
  expect(read({ files: [...files, other] })).toMatchObject({
    state: 'loading',
    fileCount: 2,
    bytes: 2_000,
    milliseconds: 140,
  });
  expect(read({ files, openEntries: [`${folder}entry.js?retry=1`] })).toMatchObject({ state: 'loaded' });
});

it('has the completed phases of its last load, in order', () => {
  const measures = [
    { name: 'remote-pro mount', duration: 9 },
    { name: 'remote-pro manifest', duration: 3 },
    { name: 'remote-user files', duration: 70 },
    { name: 'remote-pro mount', duration: 12.5 },
  ];
  expect(read({ measures })?.phases).toEqual([
    { phase: 'manifest', milliseconds: 3 },
    { phase: 'mount', milliseconds: 12.5 },
  ]);
});

it('has failed when an error is its own and none of its containers is initialised', () => {
  const errors = [{ at: new Date(), remote: 'remote-pro', message: 'took too long' }];
  expect(read({ errors, files: [file('entry.js', 0, 1)] })).toMatchObject({ state: 'failed' });
  expect(read({ errors: [{ ...errors[0]!, remote: 'remote-user' }] })).toMatchObject({ state: 'notLoaded' });
});

it('has failed while its error card is shown, though its container is initialised, and is loaded again after a successful retry', () => {
  const opened = {
    errors: [{ at: new Date(), remote: 'remote-pro', message: 'its page stopped' }],
    openEntries: [`${folder}entry.js`],
  };
  expect(read({ ...opened, cards: ['remote-pro'] })).toMatchObject({ state: 'failed' });
  expect(read({ ...opened, cards: ['remote-user'] })).toMatchObject({ state: 'loaded' });
});

it('is refused for the reason that the server gave', () => {
  const remotes = [registryEntryFixture('remote-pro', {})];
  expect(read({ boot: { registry: { remotes }, refused: { 'remote-pro': 'switchedOff' } } })).toMatchObject({
    state: 'switchedOff',
  });
});

it('is an override without a version where a developer replaced it', () => {
  const manifest = 'http://localhost:3010/manifest.json';
  const remotes = [registryEntryFixture('remote-pro', { manifest })];
  const overrides = [{ remote: 'remote-pro', manifest }];
  expect(
    read({
      boot: { registry: { remotes }, refused: {}, overrides },
      openEntries: ['http://localhost:3010/remote-entry.js'],
    }),
  ).toMatchObject({ channel: 'override', version: undefined, manifest, state: 'loaded' });
});
