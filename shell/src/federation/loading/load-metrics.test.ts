import type { LoadReport } from 'shared-contracts/schemas/load-report';
import { loadReports } from 'shared-contracts/schemas/load-report';
import * as v from 'valibot';
import { LoadError } from './load-error.ts';
import { createLoadMetrics } from './load-metrics.ts';
import { registryEntryFixture } from '../registry/registry-entry-fixture.ts';
import { RemoteError } from './remote-error.ts';

const [stable, canary, unsealed] = ['remote-stable', 'remote-canary', 'remote-unsealed'] as const;
const entries = [
  registryEntryFixture(stable, {}),
  registryEntryFixture(canary, { version: '1.1.0', channel: 'canary' }),
  registryEntryFixture(unsealed, {}),
];

let sent: LoadReport[][];
const start = (oneIn = 1, renderFailure?: string) =>
  createLoadMetrics({
    entries,
    reported: { seals: { [stable]: 'seal of stable', [canary]: 'seal of canary' }, oneIn, renderFailure },
    send: (loads) => {
      // What the API would refuse is no report.
      expect(v.safeParse(loadReports, { loads }).issues).toBeUndefined();
      sent.push([...loads]);
    },
  });
/** A load that goes well, its phases `took` milliseconds each. */
const mount = (metrics: ReturnType<typeof start>, remote: string, took = 10) => {
  metrics.begin(remote);
  for (const phase of ['manifest', 'files', 'mount', 'render'] as const) {
    jest.advanceTimersByTime(took);
    metrics.done(remote, phase);
  }
};
const newLate = () => new RemoteError(stable, 'late', { cause: new LoadError('entry', 'late', 'it took too long') });
const late = newLate();

beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sends nothing while loads continue, and all of them at once some seconds later', () => {
  const metrics = start();
  mount(metrics, stable, 20);
  mount(metrics, canary);
  jest.advanceTimersByTime(4_000);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual([
    {
      remote: stable,
      version: entries[0]?.version,
      channel: 'stable',
      seal: 'seal of stable',
      outcome: 'mounted',
      standsFor: 1,
      phases: { manifest: 20, files: 20, mount: 20, render: 20 },
    },
    expect.objectContaining({ remote: canary, version: '1.1.0', channel: 'canary', seal: 'seal of canary' }),
  ]);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it('sends what it has when the page is hidden', () => {
  mount(start(), stable);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it('reports the failure reason known by then', () => {
  const metrics = start();
  const found = new LoadError('entry', 'unreachable', 'no answer');
  metrics.failed(stable, new RemoteError(stable, 'no answer', { cause: found }));
  found.reason = 'vanished';
  jest.advanceTimersByTime(5_000);
  expect(sent).toEqual([[expect.objectContaining({ step: 'entry', reason: 'vanished' })]]);
});

it('an error reported again once its cause is known is not counted for the next attempt', () => {
  const metrics = start();
  metrics.failed(stable, late);
  jest.advanceTimersByTime(5_000);
  metrics.begin(stable);
  metrics.failed(stable, late);
  metrics.done(stable, 'render');
  jest.advanceTimersByTime(5_000);
  expect(sent.flat().map(({ outcome }) => outcome)).toEqual(['failed', 'mounted']);
});

it('samples successful loads, but reports every canary and every failure', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
  const metrics = start(10);
  mount(metrics, stable);
  mount(metrics, canary);
  jest.advanceTimersByTime(5_000);
  expect(sent[0]?.map(({ remote }) => remote)).toEqual([canary]);
  metrics.failed(stable, late);
  jest.advanceTimersByTime(5_000);
  expect(sent[1]).toEqual([
    expect.objectContaining({ remote: stable, outcome: 'failed', step: 'entry', reason: 'late' }),
  ]);

  jest.spyOn(Math, 'random').mockReturnValue(0.05);
  mount(metrics, stable);
  jest.advanceTimersByTime(5_000);
  expect(sent[2]).toEqual([expect.objectContaining({ remote: stable, outcome: 'mounted', standsFor: 10 })]);
});

it('a load is reported once, whatever the remote renders later; a later error counts as failed', () => {
  const metrics = start();
  mount(metrics, stable);
  metrics.done(stable, 'render');
  metrics.failed(stable, new Error('thrown by a page'));
  metrics.failed(stable, new Error('thrown by another page'));
  jest.advanceTimersByTime(5_000);
  expect(sent).toEqual([[expect.objectContaining({ outcome: 'failed', step: 'render', reason: 'threw' })]]);
});

it('counts a failed server rendering as failed, once, although the browser rendered it', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
  const metrics = start(10, canary);
  mount(metrics, canary);
  mount(metrics, stable);
  jest.advanceTimersByTime(5_000);
  metrics.failed(canary, late);
  jest.advanceTimersByTime(5_000);
  expect(sent).toEqual([
    [expect.objectContaining({ remote: canary, outcome: 'failed', step: 'render', reason: 'threw' })],
  ]);
});

it('reports nothing for a page left before the remote mounted', () => {
  const metrics = start();
  metrics.begin(stable);
  metrics.done(stable, 'files');
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

it('counts a remote that needs a newer shell, and not one that was switched off', () => {
  const metrics = start();
  metrics.failed(stable, new RemoteError(stable, 'refused', { refusal: 'switchedOff' }));
  metrics.failed(canary, new RemoteError(canary, 'refused', { refusal: 'updateNeeded' }));
  jest.advanceTimersByTime(5_000);
  expect(sent).toEqual([[expect.objectContaining({ remote: canary, step: 'contract', reason: 'refused' })]]);
});

it('reports nothing about a remote without a seal', () => {
  mount(start(), unsealed);
  jest.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

it('stops after ten reports, however often a page fails', () => {
  const metrics = start();
  for (let turn = 0; turn < 15; turn += 1) {
    metrics.begin(stable);
    metrics.failed(stable, newLate());
    jest.advanceTimersByTime(5_000);
  }
  expect(sent).toHaveLength(10);
});
