import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { translate } from '../e2e/support/translate.ts';
import { goTo } from './support/go-to.ts';
import { expect, test } from './support/test.ts';
import { expectHydrated } from '../e2e/support/expect-hydrated.ts';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const more = (page: Page) => page.getByRole('button', { name: 'More' });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: translate('en', 'shell', 'update.text') });

/** Documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** The lazy chunk that watches an open document has loaded: it requests the registry at once. */
async function beginsToWatch(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/registry\.json$/u);
  await page.clock.runFor(6_000);
  await asked;
}

/** Uncaught errors from now on. */
function errorsOf(page: Page): () => readonly string[] {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  return () => told;
}

/** The state of a store after an old version, or some of its files, were retired, precompressed ones included. */
async function vanish(directory: string, version: string, file = /\.js$/u): Promise<void> {
  const folder = join(directory, 'remote-fourth', version);
  for (const name of await readdir(folder))
    if (file.test(name.replace(/\.(?:br|gz)$/u, ''))) rmSync(join(folder, name));
}
const latePart = /^late\.js$/u;

/** A page of the first edition is open, the second is released, and the files of the first are gone. */
async function openOutdated(
  page: Page,
  {
    directory,
    release,
  }: { readonly directory: string; readonly release: (edition: 'first' | 'second') => Promise<string> },
  address = '/en/fourth',
) {
  const first = await release('first');
  await page.goto(address);
  await expectHydrated(page);
  const second = await release('second');
  await vanish(directory, first);
  return { second, documents: countDocuments(page) };
}

test('a missing lazy chunk reloads the page in the new version, once, at the same URL', async ({
  page,
  directory,
  release,
}) => {
  const { documents } = await openOutdated(page, { directory, release }, '/en/fourth?from=somewhere');
  await more(page).click();
  await expect(heading(page)).toHaveText('Edition second');
  await expect(page).toHaveURL(/\/en\/fourth\?from=somewhere$/u);
  await expectHydrated(page);
  await more(page).click();
  await expect(page.locator('output')).toHaveText('more of second');
  expect(documents()).toBe(1);
});

test('navigating to a page whose chunk is missing loads the new version', async ({ page, directory, release }) => {
  const { documents } = await openOutdated(page, { directory, release });
  // Input is discarded when navigating to another page.
  await page.getByRole('textbox', { name: 'Note' }).fill('something');
  await page.getByRole('link', { name: 'Other' }).click();
  await expect(heading(page)).toHaveText('Other of second');
  await expect(page).toHaveURL(/\/en\/fourth\/other$/u);
  expect(documents()).toBe(1);
});

test('form input is kept, and a new version is announced', async ({ page, directory, release }) => {
  const { documents } = await openOutdated(page, { directory, release });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('something');
  await more(page).click();
  await expect(banner(page)).toBeVisible();
  await expect(note).toHaveValue('something');
  await expect(heading(page)).toHaveText('Edition first');
  expect(documents()).toBe(0);
  page.once('dialog', (dialog) => dialog.accept());
  await banner(page)
    .getByRole('button', { name: translate('en', 'shell', 'update.reload') })
    .click();
  await expect(heading(page)).toHaveText('Edition second');
  expect(documents()).toBe(1);
});

test('a lazy chunk that fails to load keeps form input, and loads once available', async ({ page, release }) => {
  await release('first');
  await page.clock.install();
  await page.goto('/en/fourth');
  await expectHydrated(page);
  const part = /\/remote-fourth\/[^/]+\/late\.js/u;
  await page.route(part, (route) => route.abort());
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('something');
  await more(page).click();
  const advanceUntil = (shows: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(1_000);
      await shows();
    }).toPass();
  await advanceUntil(() =>
    expect(page.getByText(translate('en', 'shell', 'missingPart'))).toBeVisible({ timeout: 150 }),
  );
  await expect(note).toHaveValue('something');
  await page.unroute(part);
  await advanceUntil(() => expect(page.locator('output')).toHaveText('more of first', { timeout: 150 }));
  await expect(note).toHaveValue('something');
});

test('a lazy chunk that is also missing from the new version is not retried', async ({ page, directory, release }) => {
  const { second, documents } = await openOutdated(page, { directory, release });
  await vanish(directory, second, latePart);
  const told = errorsOf(page);
  await more(page).click();
  await expect(heading(page)).toHaveText('Edition second');
  await expectHydrated(page);
  await more(page).click();
  await expect.poll(told).toEqual([expect.stringContaining('refused')]);
  expect(documents()).toBe(1);
  await expect(heading(page)).toHaveText('Edition second');
});

test('a new version whose files do not load is neither used nor announced', async ({ page, directory, release }) => {
  const first = await release('first');
  await page.clock.install();
  await page.goto('/en/fourth');
  await expectHydrated(page);
  const second = await release('second');
  await vanish(directory, second, /^remote-entry/u);
  const asked = page.waitForResponse(/remote-entry.*\.js$/u);
  await page.clock.fastForward(400_000);
  await page.getByRole('link', { name: 'Other' }).click();
  expect((await asked).status()).toBe(404);
  await expect(heading(page)).toHaveText('Other of first');
  await expect(banner(page)).toHaveCount(0);

  await vanish(directory, first);
  const documents = countDocuments(page);
  const told = errorsOf(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await more(page).click();
  await expect.poll(told).toEqual([expect.stringContaining('refused')]);
  await expect(heading(page)).toHaveText('Edition first');
  expect(documents()).toBe(0);
});

test('a new version is announced to a long-open page, and applied on request', async ({ page, release }) => {
  await release('first');
  await page.clock.install();
  await page.goto('/en/fourth');
  await expectHydrated(page);
  await release('second');
  await page.getByRole('link', { name: 'Other' }).click();
  await expect(heading(page)).toHaveText('Other of first');
  await page.clock.fastForward(400_000);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(banner(page)).toBeVisible();
  // The document still runs the old version completely: nothing of the new one.
  await expect(heading(page)).toHaveText('Edition first');
  await more(page).click();
  await expect(page.locator('output')).toHaveText('more of first');
  await banner(page)
    .getByRole('button', { name: translate('en', 'shell', 'update.reload') })
    .click();
  await expect(heading(page)).toHaveText('Edition second');
  await expect(banner(page)).toHaveCount(0);
});

test('a release is announced to an open page within thirty seconds, and form input is kept', async ({
  page,
  release,
}) => {
  await release('first');
  await page.clock.install();
  await page.goto('/en/fourth');
  await expectHydrated(page);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('something');
  await page.clock.runFor(20_000);
  await expect(banner(page)).toHaveCount(0);
  await release('second');
  await page.clock.runFor(29_000);
  await expect(banner(page)).toBeVisible();
  await expect(note).toHaveValue('something');
});

test('a remote is loaded in the document’s version, and its new version is announced once it is in use', async ({
  page,
  release,
}) => {
  await release('first');
  await page.clock.install();
  await page.goto('/en/CGU');
  await expectHydrated(page);
  await beginsToWatch(page);
  await release('second');
  const documents = countDocuments(page);
  await page.clock.runFor(29_000);
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'The fourth' }).click();
  await expect(heading(page)).toHaveText('Edition first');
  await page.clock.runFor(29_000);
  await expect(banner(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Edition first');
  expect(documents()).toBe(0);
});

test('the styles of a remote are removed on leaving it and restored on return', async ({ page, release }) => {
  await release('first');
  await page.clock.install();
  await page.goto('/en/CGU');
  await expectHydrated(page);
  await beginsToWatch(page);
  const areOn = (remote: string) =>
    page.evaluate(
      (name) =>
        [...document.styleSheets]
          .filter(
            ({ ownerNode, cssRules }) =>
              ownerNode !== null && [...cssRules].some(({ cssText }) => cssText.includes(`${name}__`)),
          )
          .map(({ disabled }) => !disabled),
      remote,
    );
  expect(await areOn('remote-public')).toContain(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'The fourth' }).click();
  await expect(heading(page)).toHaveText('Edition first');
  await expect.poll(() => areOn('remote-public')).not.toContain(true);
  expect(await areOn('remote-fourth')).toContain(true);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await areOn('remote-public')).toContain(true);
  await expect.poll(() => areOn('remote-fourth')).not.toContain(true);
});

test('elements that a remote stacks do not cover its error card', async ({ page, release }) => {
  await release('first');
  await page.goto('/en/fourth');
  await expectHydrated(page);
  await page.evaluate(() => {
    const bomb = document.createElement('div');
    bomb.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: red';
    document.body.append(bomb);
  });
  await goTo(page, '/en/fourth/other#render');
  const retry = page.getByRole('button', { name: translate('en', 'shell', 'remoteFailure.failed.retry') });
  // A click reaches it: nothing covers it.
  await retry.click({ trial: true });
});
