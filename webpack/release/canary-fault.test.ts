import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RegisteredRemote } from 'shared-contracts/remote/registry';
import type { LoadCount } from 'shared-contracts/schemas/load-report';
import { canaryFault } from './canary-fault.ts';

const since = '2026-11-22T09:00:30.000Z';
const remote = (canary = { version: '1.1.0', percentage: 5, since }): RegisteredRemote => ({
  name: 'remote-one',
  channels: { stable: '1.0.0', canary },
  before: [],
  isOff: false,
  versions: {},
});
const limits = { percent: 5, leastLoads: 20 };

const counted = (channel: 'stable' | 'canary', outcome: string, loads: number, more: Partial<LoadCount> = {}) => ({
  minute: '2026-11-22T09:01:00.000Z',
  remote: 'remote-one',
  version: channel === 'stable' ? '1.0.0' : '1.1.0',
  channel,
  outcome,
  loads,
  ...more,
});
const judge = (...counts: LoadCount[]) => canaryFault(remote(), counts, limits);

test('a failing canary is taken back, with the reason', () => {
  assert.equal(
    judge(
      counted('canary', 'mounted', 15),
      counted('canary', 'render: threw', 20),
      counted('canary', 'entry: late', 15),
      counted('stable', 'mounted', 990),
      counted('stable', 'entry: late', 10),
    ),
    '35 of 50 loads failed (70 %), most at render: threw; of the stable version 10 of 1000 loads failed (1.0 %)',
  );
});

test('too few loads decide nothing, whatever their outcome', () => {
  assert.equal(judge(counted('canary', 'mount: threw', 19)), undefined);
  assert.match(judge(counted('canary', 'mount: threw', 20)) ?? '', /^20 of 20/);
});

test('it may fail up to the limit', () => {
  assert.equal(judge(counted('canary', 'mounted', 95), counted('canary', 'mount: threw', 5)), undefined);
  assert.match(judge(counted('canary', 'mounted', 94), counted('canary', 'mount: threw', 6)) ?? '', /^6 of 100/);
});

test('failures that the stable version has too are not counted against it', () => {
  const failing = [counted('canary', 'mounted', 80), counted('canary', 'entry: unreachable', 20)];
  const stable = (failed: number) => [
    counted('stable', 'mounted', 100 - failed),
    counted('stable', 'entry: unreachable', failed),
  ];
  assert.equal(judge(...failing, ...stable(10)), undefined);
  assert.match(judge(...failing, ...stable(9)) ?? '', /^20 of 100/);
});

test('only the current trial counts: no earlier trial, other version or other remote', () => {
  const failures = (more: Partial<LoadCount>) => counted('canary', 'mount: threw', 100, more);
  assert.equal(judge(failures({ minute: '2026-11-22T08:59:00.000Z' })), undefined);
  assert.equal(judge(failures({ version: '1.2.0' })), undefined);
  assert.equal(judge(failures({ remote: 'remote-two' })), undefined);
  assert.ok(judge(failures({ minute: '2026-11-22T09:00:00.000Z' })), 'the minute in which it began');
});

test('without a canary there is nothing to judge', () => {
  const { canary: _, ...channels } = remote().channels;
  assert.equal(canaryFault({ ...remote(), channels }, [counted('canary', 'mount: threw', 99)], limits), undefined);
});
