import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registryEntryFixture } from '../../src/federation/registry/registry-entry-fixture.ts';
import { remoteAtFault } from './remote-at-fault.ts';

const entries = [
  registryEntryFixture('remote-browser', { server: null }),
  registryEntryFixture('remote-one', { server: 'remote-one/1.0.0/server/remote-entry.cjs' }),
  registryEntryFixture('remote-two', { server: 'remote-two/2.1.0/server/remote-entry.cjs' }),
];
const thrownAt = (place: string, name = 'TypeError') =>
  Object.assign(new Error('no window'), { name, stack: `${name}: no window\n    at Page (${place})` });

test('an error thrown by a server build is attributed to its remote', () => {
  assert.equal(remoteAtFault(entries, thrownAt('/store/remote-two/2.1.0/server/page.cjs:1:20')), 'remote-two');
  assert.equal(remoteAtFault(entries, thrownAt('/store-cache/remote-one/1.0.0/server/data.cjs:7:1')), 'remote-one');
});

test('error causes are followed', () => {
  const wrapped = new Error('remote-two could not be loaded', {
    cause: thrownAt('/store/remote-two/2.1.0/server/page.cjs:1:20'),
  });
  assert.equal(remoteAtFault(entries, wrapped), 'remote-two');
  const ofTheApi = thrownAt('/store/remote-two/2.1.0/server/data.cjs:1:20', 'ProblemError');
  assert.equal(remoteAtFault(entries, new Error('no data', { cause: ofTheApi })), undefined);
});

test('another version, the shell, the API, an unreachable store and non-errors are attributed to no remote', () => {
  const places = ['/store/remote-two/2.0.0/server/page.cjs:1:20', '/shell/node/entry-server.cjs:4:2'];
  for (const place of places) assert.equal(remoteAtFault(entries, thrownAt(place)), undefined);
  assert.equal(
    remoteAtFault(entries, thrownAt('/store/remote-two/2.1.0/server/page.cjs:1:20', 'ProblemError')),
    undefined,
  );
  assert.equal(
    remoteAtFault(entries, new Error('https://remotes.nimbia.test/remote-two/2.1.0/server/page.cjs answered 503')),
    undefined,
  );
  assert.equal(remoteAtFault(entries, 'a string'), undefined);
});
