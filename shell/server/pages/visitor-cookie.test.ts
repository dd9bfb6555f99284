import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry } from 'shared-contracts/remote/registry';
import { visitorOf } from './visitor-cookie.ts';

const released = {
  contract: '^1.0.0',
  layouts: [],
  routes: [],
  words: {},
  manifest: 'm',
  server: null,
  integrity: {},
  releasedAt: '2026-11-22T06:00:00.000Z',
};
const withCanary = (percentage: number): Registry => ({
  schema: 2,
  remotes: [
    {
      name: 'remote-one',
      channels: { stable: '1.0.0', canary: { version: '1.1.0', percentage } },
      before: [],
      isOff: false,
      versions: { '1.0.0': released, '1.1.0': released },
    },
  ],
});

test('a visitor is assigned a number while there is a canary, and keeps it', () => {
  const first = visitorOf(undefined, false, withCanary(10));
  assert.ok(first.number !== undefined && first.number >= 0 && first.number < 1_000);
  assert.match(
    first.cookie ?? '',
    new RegExp(`^visitor=${first.number}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly$`),
  );
  const again = visitorOf(`locale=en; visitor=${first.number}`, false, withCanary(10));
  assert.deepEqual(again, { number: first.number, cookie: undefined });
});

test('without a canary no number is assigned', () => {
  assert.deepEqual(visitorOf('visitor=3', false, withCanary(0)), { number: undefined, cookie: undefined });
});

test('a crawler gets the stable version', () => {
  assert.deepEqual(visitorOf(undefined, true, withCanary(100)), { number: undefined, cookie: undefined });
});

for (const forged of ['1000', '-1', '1e2', ' 7x', '٣', '']) {
  test(`an invalid number is replaced: “${forged}”`, () => {
    assert.notEqual(visitorOf(`visitor=${forged}`, false, withCanary(10)).cookie, undefined);
  });
}
