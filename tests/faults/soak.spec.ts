import type { CDPSession } from '@playwright/test';
import { clientUser, professionalUser } from 'shared-contracts/testing/session-users';
import { expectHydrated } from '../e2e/support/expect-hydrated.ts';
import { expect, test } from './support/fault-site.ts';
import { goTo } from './support/go-to.ts';

interface MemorySnapshot {
  readonly listeners: number;
  readonly nodes: number;
  readonly heap: number;
}

/** `npm run endurance` compares the heap too: how much of it is compiled code depends on the machine. */
const comparesHeap = process.env.TEST_ENDURANCE === '1';

/** Heap, nodes and listeners of the page after garbage collection. */
async function measure(devtools: CDPSession): Promise<MemorySnapshot> {
  // Objects freed by one collection may hold others that the next one frees.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes'), heap: valueOf('JSHeapUsedSize') };
}

for (const { area, user } of [
  { area: 'user', user: clientUser },
  { area: 'pro', user: professionalUser },
])
  test(`fifty mounts and unmounts of a public page and the area ${area} leak no listeners or nodes${comparesHeap ? ', and no heap' : ''}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn(page, user);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto('/en/zoom');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expectHydrated(page);
    const titles = { there: '', here: (await heading.textContent()) ?? '' };
    // One step forward in the history is the area, one back the public page: each unmounts the other's layout and page.
    await goTo(page, `/en/${area}/avis`);
    await expect(page.locator(`nav a[href="/en/${area}/rendez-vous"]`).first()).toBeVisible();
    await expect(heading).not.toHaveText(titles.here);
    titles.there = (await heading.textContent()) ?? '';
    const turn = async () => {
      await page.evaluate(() => window.history.back());
      await expect(heading).toHaveText(titles.here);
      await page.evaluate(() => window.history.forward());
      await expect(heading).toHaveText(titles.there);
    };
    // Until V8 has optimised the code that runs at each mount: of 700 kB that grew after five mounts, 600 were compiled code.
    for (let warmUp = 0; warmUp < 25; warmUp += 1) await turn();
    const before = await measure(devtools);
    for (let mounts = 0; mounts < 50; mounts += 1) await turn();
    // What is still held is a leak; what is only about to be freed goes with one of the next collections.
    await expect
      .poll(async () => {
        const after = await measure(devtools);
        const isLarger =
          after.listeners > before.listeners + 10 ||
          after.nodes > before.nodes * 1.02 + 50 ||
          (comparesHeap && after.heap > before.heap * 1.05 + 300_000);
        return isLarger ? { before, after } : undefined;
      })
      .toBeUndefined();
  });
