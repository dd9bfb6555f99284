import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registryEntryFixture } from '../../src/federation/registry/registry-entry-fixture.ts';
import { sealsOf } from './seals-of.ts';

const secret = 'a secret that shell and API share';
const entry = registryEntryFixture('remote-one', {});
const sealOf = (more: Partial<typeof entry>, with_ = secret) =>
  sealsOf({ remotes: [{ ...entry, ...more }] }, with_)['remote-one'];

test('each remote, version and channel has its own signature, which needs the secret', () => {
  const seals = [sealOf({}), sealOf({ version: '9.9.9' }), sealOf({ channel: 'canary' }), sealOf({}, `${secret}!`)];
  assert.equal(new Set(seals).size, 4);
  assert.match(seals[0] ?? '', /^[\w-]{43}$/);
  assert.equal(sealOf({}), seals[0]);
});
