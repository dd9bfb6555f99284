import type { ConsoleMessage, Page } from '@playwright/test';
import { remove } from '../../webpack/release/registry-changes.ts';
import { translate } from '../e2e/support/translate.ts';
import { goTo } from './support/go-to.ts';
import { promisedTimes } from './support/promised-times.ts';
import { pauseClock } from './support/page-clock.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });
/** Console output of the shell's telemetry. */
function records(page: Page): () => Promise<readonly Record<string, unknown>[]> {
  const said: ConsoleMessage[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message));
  return async () => {
    const values = await Promise.all(said.map(async (message): Promise<unknown> => message.args()[1]?.jsonValue()));
    return values.filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);
  };
}

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'remote-fourth' });
/** The card of a page that was not rendered in time. */
const notRendered = (page: Page) =>
  card(page).filter({ hasText: translate('en', 'shell', 'remoteFailure.steps.render') });
/** The shell answers with the registry before a release until it has read the new one, within its own short deadline. */
const isServed = async (page: Page) =>
  expect.poll(async () => (await page.request.get('/en/fourth')).status()).toBe(200);
const isHydrated = async (page: Page) => (await page.locator('html').getAttribute('data-ready')) === 'true';

for (const [trouble, message] of [
  ['render', 'it broke in render'],
  ['effect', 'it broke in an effect'],
] as const)
  test(`an error in ${trouble} shows the error card of its remote`, async ({ page, release }) => {
    await release('first');
    const told = records(page);
    await page.goto(`/en/fourth/other#${trouble}`);
    await expect(card(page)).toBeVisible();
    await expect.poll(told).toContainEqual(expect.objectContaining({ remote: 'remote-fourth', message }));
  });

for (const [trouble, message, phase] of [
  ['promise', 'it broke in a promise', 'promise'],
  ['timer', 'it broke in a timer', 'error'],
] as const)
  test(`an error in a ${trouble} is reported with its remote, and keeps its page`, async ({ page, release }) => {
    const version = await release('first');
    const told = records(page);
    await page.goto(`/en/fourth/other#${trouble}`);
    const expected = expect.objectContaining({ remote: 'remote-fourth', version, phase, message });
    await expect.poll(told).toContainEqual(expected);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other of first');
    await expect(card(page)).toHaveCount(0);
  });

test('a layout that throws shows a card above its page, which stays usable', async ({ page, release, store }) => {
  await store.change(remove('remote-user'));
  await release('framed');
  const told = records(page);
  await page.goto('/en/fourth');
  await expect(card(page)).toHaveCount(1);
  await expect
    .poll(told)
    .toContainEqual(expect.objectContaining({ remote: 'remote-fourth', message: 'the layout threw' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edition framed');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('output')).toHaveText('more of framed');
  await card(page)
    .getByRole('link', { name: translate('en', 'shell', 'remoteFailure.home') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/en');
  await expect(card(page)).toHaveCount(0);
});

test.describe('within the promised times', () => {
  test.use({ settings: { LOAD_DEADLINE_SCALE: '1' } });

  test('a server-rendered page that never hydrates gets an error card above it', async ({ page, release }) => {
    await release('first');
    await isServed(page);
    const told = records(page);
    const clock = await pauseClock(page);
    await page.goto('/en/fourth#stuck', { waitUntil: 'commit' });
    await clock.advanceUntil(() => notRendered(page).isVisible(), promisedTimes.render);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edition first');
    await expect.poll(told).toContainEqual(expect.objectContaining({ remote: 'remote-fourth', step: 'render' }));

    // A retry renders it again.
    await page.evaluate(() => window.history.replaceState(window.history.state, '', window.location.pathname));
    await card(page).getByRole('button').click();
    await clock.advanceUntil(() => isHydrated(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edition first');
    await expect(card(page)).toHaveCount(0);
  });

  test('a page that suspends for ever ends in an error card, on a first load and after navigation', async ({
    page,
    release,
  }) => {
    await release('first');
    await isServed(page);
    const clock = await pauseClock(page);
    await page.goto('/en/fourth/other#stuck', { waitUntil: 'commit' });
    await clock.advanceUntil(() => isHydrated(page));
    await expect(card(page)).toHaveCount(0);
    await clock.advanceUntil(() => notRendered(page).isVisible(), promisedTimes.render);

    await page.goto('/en/fourth/other', { waitUntil: 'commit' });
    await clock.advanceUntil(() => isHydrated(page));
    await expect(card(page)).toHaveCount(0);
    await goTo(page, '#stuck');
    await clock.advanceUntil(() => notRendered(page).isVisible(), promisedTimes.render);
  });

  for (const [step, what] of [
    ['mount', 'a remote whose container never finishes mounting'],
    ['page', 'a page whose code never finishes loading'],
  ] as const)
    test(`${what} shows an error card in time, and a retry loads the page`, async ({ page, release }) => {
      await release('endless');
      await isServed(page);
      const told = records(page);
      const clock = await pauseClock(page);
      await page.goto(`/en/fourth/other#${step}`, { waitUntil: 'commit' });
      await clock.advanceUntil(async () => (await page.locator('html').getAttribute('data-endless')) === step);
      await clock.advance(promisedTimes[step] - 1_000);
      await expect(card(page)).toHaveCount(0);
      await clock.advance(1_500);
      await expect(card(page)).toBeVisible();
      await expect(card(page)).toContainText(translate('en', 'shell', `remoteFailure.steps.${step}`));
      await expect(card(page)).toContainText(translate('en', 'shell', 'remoteFailure.reasons.late'));
      await expect
        .poll(told)
        .toContainEqual(expect.objectContaining({ remote: 'remote-fourth', step, reason: 'late' }));

      await page.evaluate(() => window.history.replaceState(window.history.state, '', window.location.pathname));
      await card(page).getByRole('button').click();
      await clock.advanceUntil(() => page.getByRole('heading', { level: 1 }).isVisible());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other of endless');
      await expect(card(page)).toHaveCount(0);
    });
});
