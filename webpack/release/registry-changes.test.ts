import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registry, type Registry, type ReleasedVersion } from 'shared-contracts/remote/registry';
import * as v from 'valibot';
import {
  canary,
  promote,
  release,
  remove,
  retire,
  rollback,
  revertCanary,
  setSwitchedOff,
  unusedFor,
} from './registry-changes.ts';
import { ReleaseError } from './release-store.ts';

const name = 'remote-one';
const released = (version: string): ReleasedVersion => ({
  contract: '^1.0.0',
  layouts: [],
  routes: [],
  words: {},
  manifest: `${name}/${version}/manifest.json`,
  server: null,
  integrity: {},
  releasedAt: '2026-11-22T06:00:00.000Z',
});

type Change = (registry: Registry) => Registry;
/** Applies the steps in order; asserts that the result is a valid registry. */
const after = (...changes: Change[]): Registry =>
  changes.reduce((registry_, change) => v.parse(registry, change(registry_)), { schema: 2, remotes: [] } as Registry);
const [one, two, three] = ['1.0.0', '1.1.0', '1.2.0'].map((version) => release(name, version, released(version))) as [
  Change,
  Change,
  Change,
];
/** Without the start times of trials, which have their own test. */
const channels = (registry_: Registry) => {
  const { stable, canary: tried } = registry_.remotes[0]?.channels ?? {};
  if (tried === undefined) return { stable };
  return { stable, canary: { version: tried.version, percentage: tried.percentage } };
};
const refuses = (work: () => unknown, why: RegExp) =>
  assert.throws(work, (error) => error instanceof ReleaseError && why.test(error.message));

test('a rollback restores the previous stable version, and the next one the version before', () => {
  assert.deepEqual(channels(after(one, two, three, rollback(name))), { stable: '1.1.0' });
  assert.deepEqual(channels(after(one, two, three, rollback(name), rollback(name))), { stable: '1.0.0' });
  refuses(() => after(one, rollback(name)), /no version before 1\.0\.0/);
});

test('a rollback may name its version, and ends the canary', () => {
  const tried = release(name, '1.3.0', released('1.3.0'), 10);
  assert.deepEqual(channels(after(one, two, three, tried, rollback(name, '1.0.0'))), { stable: '1.0.0' });
  refuses(() => after(one, two, rollback(name, '7.0.0')), /no version 7\.0\.0; there are/);
});

test('after a rollback the next rollback does not go forward again', () => {
  const back = after(one, two, three, rollback(name, '1.0.0'));
  refuses(() => rollback(name)(back), /no version before/);
  assert.deepEqual(channels(after(one, two, three, rollback(name), promote(name, '1.2.0'), rollback(name))), {
    stable: '1.1.0',
  });
});

test('a canary is promoted, widened and taken back', () => {
  const tried = after(one, release(name, '1.1.0', released('1.1.0'), 5));
  assert.deepEqual(channels(tried), { stable: '1.0.0', canary: { version: '1.1.0', percentage: 5 } });
  assert.deepEqual(channels(canary(name, 50)(tried))?.canary, { version: '1.1.0', percentage: 50 });
  assert.deepEqual(channels(canary(name, 0)(tried)), { stable: '1.0.0' });
  assert.deepEqual(channels(promote(name)(tried)), { stable: '1.1.0' });
  refuses(() => after(one, promote(name)), /has no canary/);
  refuses(() => after(one, canary(name, 5)), /name its version/);
  refuses(() => after(one, canary(name, 5, '1.0.0')), /is stable already/);
  refuses(() => after(one, release(name, '1.0.0', released('1.0.0'), 5)), /is stable already/);
});

test('a canary that is taken back keeps the reason until another version is tried or stable', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-22T09:00:00.000Z') });
  const tried = after(one, release(name, '1.1.0', released('1.1.0'), 5));
  const back = revertCanary(name, '1.1.0', 'it failed')(tried);
  assert.deepEqual(channels(back), { stable: '1.0.0' });
  assert.deepEqual(back.remotes[0]?.takenBack, {
    version: '1.1.0',
    at: '2026-11-22T09:00:00.000Z',
    reason: 'it failed',
  });
  assert.ok(v.is(registry, back));
  assert.equal(promote(name, '1.0.0')(back).remotes[0]?.takenBack?.reason, 'it failed');
  assert.equal(promote(name, '1.1.0')(back).remotes[0]?.takenBack, undefined);
  assert.equal(canary(name, 5, '1.1.0')(back).remotes[0]?.takenBack, undefined);
  assert.equal(release(name, '1.2.0', released('1.2.0'), 5)(back).remotes[0]?.takenBack, undefined);
  assert.equal(rollback(name, '1.0.0')(promote(name, '1.0.0')(back)).remotes[0]?.takenBack, undefined);
});

test('a verdict about a version that is no longer a canary changes nothing', () => {
  const tried = after(one, release(name, '1.1.0', released('1.1.0'), 5));
  for (const moved of [
    promote(name)(tried),
    canary(name, 0)(tried),
    release(name, '1.2.0', released('1.2.0'), 5)(tried),
  ])
    assert.equal(revertCanary(name, '1.1.0', 'it failed')(moved), moved);
  assert.equal(revertCanary('remote-two', '1.1.0', 'it failed')(tried), tried);
});

test('changing the share continues the same trial; trying the same version again starts another one', (t) => {
  const since = (registry_: Registry) => registry_.remotes[0]?.channels.canary?.since;
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-01-01T00:00:00.000Z') });
  const tried = after(one, release(name, '1.1.0', released('1.1.0'), 5));
  t.mock.timers.setTime(new Date('2026-01-02T00:00:00.000Z').getTime());
  assert.equal(since(canary(name, 50)(tried)), '2026-01-01T00:00:00.000Z');
  assert.equal(since(canary(name, 5, '1.1.0')(canary(name, 0)(tried))), '2026-01-02T00:00:00.000Z');
});

test('a version in a channel is never retired, an earlier one may be', () => {
  const both = after(one, two, release(name, '1.2.0', released('1.2.0'), 5));
  refuses(() => retire(name, ['1.1.0'])(both), /is what visitors get/);
  refuses(() => retire(name, ['1.2.0'])(both), /is what visitors get/);
  const less = retire(name, ['1.0.0'])(both);
  assert.deepEqual(Object.keys(less.remotes[0]?.versions ?? {}).sort(), ['1.1.0', '1.2.0']);
  assert.deepEqual(less.remotes[0]?.before, []);
});

test('the retention period starts when a version leaves its last channel, not at its release', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-01-01') });
  const first = one({ schema: 2, remotes: [] });
  t.mock.timers.setTime(new Date('2026-06-01').getTime());
  const second = two(first);
  t.mock.timers.setTime(new Date('2026-06-10').getTime());
  assert.deepEqual(unusedFor(second, name, 30), []);
  t.mock.timers.setTime(new Date('2026-07-02').getTime());
  assert.deepEqual(unusedFor(second, name, 30), ['1.0.0']);
  // In use again, so the period starts anew.
  const back = rollback(name)(second);
  assert.deepEqual(unusedFor(back, name, 0), ['1.1.0']);
});

test('a remote is switched off and on, and removed', () => {
  assert.equal(after(one, setSwitchedOff(name, true)).remotes[0]?.isOff, true);
  assert.equal(after(one, setSwitchedOff(name, true), setSwitchedOff(name, false)).remotes[0]?.isOff, false);
  assert.deepEqual(after(one, remove(name)).remotes, []);
  refuses(() => after(one, setSwitchedOff('remote-two', true)), /remote-two is not in the registry/);
});

/** A version of another remote with a page, and optionally a layout. */
const other = (
  version: string,
  pattern: string,
  layouts: ReleasedVersion['layouts'] = [],
): [string, string, ReleasedVersion] => [
  'remote-two',
  version,
  { ...released(version), layouts, routes: [{ pattern, layout: null, render: 'browser' }] },
];
const withPages = release(name, '1.0.0', {
  ...released('1.0.0'),
  layouts: ['auth'],
  routes: [{ pattern: '/lawyers/:id', layout: 'auth', render: 'browser' }],
});

test('no version takes the page or the layout of another remote, by whatever channel visitors would get it', () => {
  refuses(
    () => after(withPages, release(...other('2.0.0', '/Lawyers/:slug/', ['auth']))),
    /^Visitors cannot get 2\.0\.0 of remote-two: the page \/Lawyers\/:slug\/ is remote-one’s, the layout auth is remote-one’s; give it up there first\.$/,
  );
  const free = release(...other('1.0.0', '/free'));
  refuses(() => after(withPages, free, release(...other('2.0.0', '/lawyers/:id'), 5)), /the page \/lawyers\/:id is/);
  // Both versions were released before remote-one had the page.
  const before = after(release(...other('1.0.0', '/lawyers/:id')), release(...other('2.0.0', '/free')), withPages);
  for (const change of [
    promote('remote-two', '1.0.0'),
    rollback('remote-two'),
    canary('remote-two', 5, '1.0.0'),
    release(...other('1.0.0', '/lawyers/:id')),
  ])
    refuses(() => change(before), /the page \/lawyers\/:id is remote-one’s; give it up there first\.$/);
  assert.equal(canary('remote-two', 0)(before).remotes.length, 2);
});

test('pages of another remote’s canary are taken too; pages that it has given up are free', () => {
  const tried = after(one, release(name, '1.1.0', { ...released('1.1.0'), layouts: ['auth'] }, 5));
  const wanted = release(...other('1.0.0', '/free', ['auth']));
  refuses(() => wanted(tried), /the layout auth is remote-one’s/);
  assert.equal(wanted(canary(name, 0)(tried)).remotes.length, 2);
});
