import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveRegistry } from 'shared-contracts/remote/live-registry';
import { loadCount } from 'shared-contracts/schemas/load-report';
import * as v from 'valibot';
import { ready, runApi } from '../../api/test/support/api-process.ts';
import { root } from '../../webpack/paths.ts';
import type { ReleaseStore } from '../../webpack/release/release-store.ts';
import { freePort } from '../commands/free-port.ts';
import { startShell } from '../commands/shell-process.ts';
import { expect, test as base } from './support/test.ts';
import { expectHydrated } from '../e2e/support/expect-hydrated.ts';

const fourth = 'remote-fourth';
const secret = 'a secret that shell, API and judge share';
const leastLoads = 3;

interface Reporting {
  readonly origin: string;
  /** Loads of the fourth remote, by channel and outcome. */
  readonly counts: () => Promise<Readonly<Record<string, number>>>;
  /** Starts the judge, which reads the counts again and again. */
  readonly judge: () => void;
}

/** A shell whose pages report, the API that counts, and the judge that reads: each in its own process, as in production. */
const test = base.extend<{ readonly reporting: Reporting }>({
  reporting: async ({ directory }, use) => {
    const apiPort = String(await freePort());
    const apiUrl = `http://localhost:${apiPort}`;
    const settings = { API_URL: apiUrl, TELEMETRY_SECRET: secret };
    const data = mkdtempSync(join(tmpdir(), 'nimbia-loads-'));
    const shell = await startShell(directory, { ...settings, LOAD_SAMPLE: '1', LOAD_DEADLINE_SCALE: '10' });
    const api = runApi({
      ...settings,
      API_PORT: apiPort,
      DATA_DIR: data,
      WEB_ORIGINS: shell.origin,
    });
    const counts = async () => {
      const answer = await fetch(`${apiUrl}/loads`, { headers: { authorization: `Bearer ${secret}` } });
      const { data } = v.parse(v.object({ data: v.array(loadCount) }), await answer.json());
      const sums: Record<string, number> = {};
      for (const { remote, channel, outcome, loads } of data)
        if (remote === fourth) sums[`${channel}, ${outcome}`] = (sums[`${channel}, ${outcome}`] ?? 0) + loads;
      return sums;
    };
    let judging: ChildProcess | undefined;
    const judge = () => {
      judging = spawn(process.execPath, ['webpack/commands/judge-canaries.ts', '--every', '1'], {
        cwd: root,
        stdio: 'ignore',
        env: { ...process.env, ...settings, REMOTE_STORE: directory, CANARY_LEAST_LOADS: String(leastLoads) },
      });
    };
    try {
      await ready(api);
      await use({ origin: shell.origin, counts, judge });
    } finally {
      judging?.kill();
      api.child.kill();
      await Promise.all([api.ended, shell.stop()]);
      rmSync(data, { recursive: true, force: true });
    }
  },
  baseURL: async ({ reporting }, use) => use(reporting.origin),
});

const failuresIn = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .filter(([what]) => /^canary, \w+: \w+$/u.test(what))
    .reduce((total, [, loads]) => total + loads, 0);

/** Failed loads, loads and the rate in percent: of the canary, then of the stable version. */
const numbersIn = (reason = '') => reason.match(/\d+(?:\.\d+)?/gu)?.map(Number);

/** Visitor numbers: one within the canary's share, one outside. */
async function visitorsOf({ registry: read }: Pick<ReleaseStore, 'registry'>, version: string) {
  const registry = await read();
  const isLucky = (visitor: number) =>
    liveRegistry(registry, visitor).remotes.some((remote) => remote.version === version);
  const numbers = Array.from({ length: 1000 }, (_, number) => number);
  return { stable: numbers.find((number) => !isLucky(number)), ofTheShare: numbers.find(isLucky) };
}

test('a canary that fails is taken back automatically; the next page load is the stable version', async ({
  context,
  page,
  directory,
  release,
  reporting,
  store,
}) => {
  await release('first');
  const broken = await release('second', { percentage: 50 });
  for (const file of readdirSync(join(directory, fourth, broken)))
    if (file.endsWith('.js') || file.endsWith('.br') || file.endsWith('.gz'))
      rmSync(join(directory, fourth, broken, file));
  const { stable, ofTheShare } = await visitorsOf(store, broken);
  const visit = (visitor = 0) =>
    context.addCookies([{ name: 'visitor', value: String(visitor), url: reporting.origin }]);

  // A visitor with the stable version: nothing is sent before the page is interactive, everything when they leave.
  await visit(stable);
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.documentElement.dataset['ready'] !== 'true') return;
      watch.disconnect();
      performance.mark('ready');
    });
    watch.observe(document, { attributes: true, subtree: true });
  });
  await page.goto('/en/fourth');
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edition first');
  const early = await page.evaluate(() => {
    const [ready] = performance.getEntriesByName('ready');
    const asked = performance.getEntriesByType('resource');
    return (
      ready && asked.filter(({ name, startTime }) => name.endsWith('/loads') && startTime < ready.startTime).length
    );
  });
  expect(early).toBe(0);
  await page.goto('about:blank');
  await expect.poll(reporting.counts).toEqual({ 'stable, mounted': 1 });

  // The minimum sample of the share.
  await visit(ofTheShare);
  const tabs = await Promise.all(Array.from({ length: leastLoads }, () => context.newPage()));
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto('/en/fourth');
      await expect(tab.locator(`[data-remote=${fourth}]`)).toBeVisible();
      await tab.goto('about:blank');
    }),
  );
  await expect.poll(async () => failuresIn(await reporting.counts())).toBe(leastLoads);
  expect(await reporting.counts()).toMatchObject({ 'stable, mounted': 1 });
  reporting.judge();
  const remote = async () => (await store.registry()).remotes.find(({ name }) => name === fourth);
  await expect.poll(async () => (await remote())?.channels.canary, { timeout: 60_000 }).toBeUndefined();
  const takenBack = (await remote())?.takenBack;
  expect(takenBack?.version).toBe(broken);
  expect(numbersIn(takenBack?.reason), takenBack?.reason).toEqual([leastLoads, leastLoads, 100, 0, 1, 0]);
  await page.goto('/en/fourth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edition first');
  await expect(page.locator('[data-remote]')).toHaveCount(0);
});

test('so is a canary that renders in browsers but not on the server', async ({
  context,
  release,
  reporting,
  store,
}) => {
  await release('first');
  const broken = await release('browser', { percentage: 50 });
  const { ofTheShare } = await visitorsOf(store, broken);
  await context.addCookies([{ name: 'visitor', value: String(ofTheShare), url: reporting.origin }]);
  const tabs = await Promise.all(Array.from({ length: leastLoads }, () => context.newPage()));
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto('/en/fourth');
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Edition browser');
      await expectHydrated(tab);
      await tab.goto('about:blank');
    }),
  );
  await expect.poll(reporting.counts).toMatchObject({ 'canary, render: threw': leastLoads });
  reporting.judge();
  const remote = async () => (await store.registry()).remotes.find(({ name }) => name === fourth);
  await expect.poll(async () => (await remote())?.channels.canary, { timeout: 60_000 }).toBeUndefined();
  const takenBack = (await remote())?.takenBack;
  expect(takenBack?.version).toBe(broken);
  expect(takenBack?.reason).toContain('render: threw');
  expect(numbersIn(takenBack?.reason), takenBack?.reason).toEqual([leastLoads, leastLoads, 100, 0, 0, 0]);
});
