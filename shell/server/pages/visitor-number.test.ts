import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry } from 'shared-contracts/remote/registry';
import { visitorNumber } from './visitor-number.ts';

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
  const first = visitorNumber(undefined, false, withCanary(10));
  assert.ok(first !== undefined && first >= 0 && first < 1_000);
  assert.equal(visitorNumber(String(first), false, withCanary(10)), first);
});

test('without a canary no number is assigned', () => {
  assert.equal(visitorNumber('3', false, withCanary(0)), undefined);
});

test('a crawler gets the stable version', () => {
  assert.equal(visitorNumber(undefined, true, withCanary(100)), undefined);
});

for (const forged of ['1000', '-1', '1e2', ' 7x', '٣', '']) {
  test(`an invalid number is replaced: “${forged}”`, () => {
    const number = visitorNumber(forged, false, withCanary(10));
    assert.ok(number !== undefined && Number.isInteger(number) && number >= 0 && number < 1_000);
  });
}
