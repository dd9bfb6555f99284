import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { liveRegistry } from 'shared-contracts/remote/live-registry';
import { canary, promote, remove, rollback, setSwitchedOff } from '../../webpack/release/registry-changes.ts';
import { shellDist } from '../../webpack/paths.ts';
import { serveDirectory } from '../commands/serve-directory.ts';
import { startShell } from '../commands/shell-process.ts';
import { expectHydrated } from '../e2e/support/expect-hydrated.ts';
import { translate } from '../e2e/support/translate.ts';
import { buildOf } from './support/build-editions.ts';
import { expect, test } from './support/test.ts';

const fourth = 'remote-fourth';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Scripts and sheets of a remote that the page requests. */
function watchFiles(page: Page, remote: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/remotes/${remote}/`)) asked.push(request.url());
  });
  return asked;
}

test('a remote is added and removed while the shell runs, with its navigation link, and nothing else changes', async ({
  page,
  release,
  store,
}) => {
  await page.goto('/en/fourth');
  await expect(heading(page)).toHaveText('Page Not Found');
  await release('first');
  await page.goto('/en/CGU');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'The fourth' });
  await expect(link).toHaveAttribute('href', '/en/fourth');
  await link.click();
  await expect(heading(page)).toHaveText('Edition first');
  await store.change(remove(fourth));
  await page.reload();
  await expect(heading(page)).toHaveText('Page Not Found');
  await page.goto('/en/CGU');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('a release is live on the next page load; an open page keeps its version, lazy chunks included', async ({
  page,
  context,
  release,
}) => {
  await release('first');
  await page.goto('/en/fourth');
  await expect(heading(page)).toHaveText('Edition first');
  await release('second');
  const other = await context.newPage();
  await other.goto('/en/fourth');
  await expect(heading(other)).toHaveText('Edition second');
  await expectHydrated(other);
  await expectHydrated(page);
  await other.getByRole('button', { name: 'More' }).click();
  await expect(other.locator('output')).toHaveText('more of second');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('output')).toHaveText('more of first');
  await page.reload();
  await expect(heading(page)).toHaveText('Edition second');
});

test('a rollback moves the pointer without a build: the next page load is the previous version', async ({
  page,
  release,
  store,
}) => {
  const first = await release('first');
  await release('second');
  await page.goto('/en/fourth');
  await expect(heading(page)).toHaveText('Edition second');
  const files = await store.list(fourth);
  await store.change(rollback(fourth));
  const asked = watchFiles(page, fourth);
  await page.reload();
  await expect(heading(page)).toHaveText('Edition first');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('output')).toHaveText('more of first');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.includes(`/${first}/`))).toEqual([]);
  expect(await store.list(fourth)).toEqual(files);
});

test('a canary is served to its share of visitors, who keep it, and to everybody once promoted', async ({
  browser,
  shell,
  release,
  store,
}) => {
  await release('first');
  const second = await release('second', { percentage: 20 });
  const registry = await store.registry();
  const editionOf = async (visitor: number): Promise<string> => {
    let edition = '';
    const read = async () => {
      const page = await fetch(`${shell.origin}/en/fourth`, {
        headers: { cookie: `visitor=${visitor}`, 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/156.0.0.0' },
      });
      edition = /Edition \w+/.exec(await page.text())?.[0] ?? '';
      return edition;
    };
    // Of a manifest that comes late, the server leaves the rendering to the browser.
    await expect.poll(read).not.toBe('');
    return edition;
  };
  const versionOf = (visitor: number) =>
    liveRegistry(registry, visitor).remotes.find(({ name }) => name === fourth)?.version;
  const visitors = Array.from({ length: 40 }, (_, index) => index * 25);
  for (const visitor of visitors)
    expect(await editionOf(visitor)).toBe(versionOf(visitor) === second ? 'Edition second' : 'Edition first');
  const lucky = visitors.find((visitor) => versionOf(visitor) === second) ?? -1;

  const context = await browser.newContext({ baseURL: shell.origin });
  await context.addCookies([{ name: 'visitor', value: String(lucky), url: shell.origin }]);
  const page = await context.newPage();
  for (let turn_ = 0; turn_ < 3; turn_ += 1) {
    await page.goto('/en/fourth');
    await expect(heading(page)).toHaveText('Edition second');
  }
  await store.change(canary(fourth, 0));
  await page.reload();
  await expect(heading(page)).toHaveText('Edition first');
  await store.change(promote(fourth, second));
  await page.reload();
  await expect(heading(page)).toHaveText('Edition second');
  await context.close();
});

test('visitors are assigned a number while there is a canary, and none otherwise', async ({
  page,
  context,
  release,
  store,
}) => {
  await release('first');
  await page.goto('/en/fourth');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitor');
  await release('second', { percentage: 50 });
  await page.reload();
  const given = (await context.cookies()).find(({ name }) => name === 'visitor');
  expect(given).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const edition = await heading(page).textContent();
  await page.reload();
  await expect(heading(page)).toHaveText(edition ?? '');
  expect((await context.cookies()).find(({ name }) => name === 'visitor')?.value).toBe(given?.value);
  await store.change(canary(fourth, 0));
});

for (const language of ['en', 'fr'] as const) {
  const address = language === 'en' ? '/en/fourth' : '/fourth';

  test(`a remote that is switched off says so, and none of its files is requested (${language})`, async ({
    page,
    release,
    store,
  }) => {
    await release('first');
    await store.change(setSwitchedOff(fourth, true));
    const asked = watchFiles(page, fourth);
    await page.goto(address);
    const title = translate(language, 'shell', 'remoteFailure.switchedOff.title').replace('{{remote}}', fourth);
    await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(fourth));
    // The page has no layout: it is in the shell's own frame.
    await expect(page.getByRole('main')).toContainText(title);
    await expect(page.locator('header a[hreflang]')).toBeVisible();
    expect(asked).toEqual([]);
    await store.change(setSwitchedOff(fourth, false));
    await expectHydrated(page);
    await page.getByRole('button', { name: translate(language, 'shell', 'remoteFailure.switchedOff.retry') }).click();
    await expect(heading(page)).toHaveText(language === 'en' ? 'Edition first' : 'Édition first');
  });

  test(`a remote that needs a newer shell asks for an update, before any of its scripts is requested (${language})`, async ({
    page,
    release,
    store,
  }) => {
    await release('first');
    const needs = async (contract: string) =>
      store.change((registry) => ({
        ...registry,
        remotes: registry.remotes.map((remote) => ({
          ...remote,
          versions: Object.fromEntries(
            Object.entries(remote.versions).map(([version, released]) => [
              version,
              remote.name === fourth ? { ...released, contract } : released,
            ]),
          ),
        })),
      }));
    await needs('^99.0.0');
    const asked = watchFiles(page, fourth);
    await page.goto(address);
    const title = translate(language, 'shell', 'remoteFailure.updateNeeded.title').replace('{{remote}}', fourth);
    await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
    expect(asked).toEqual([]);
    await needs('^1.0.0');
    await expectHydrated(page);
    await page.getByRole('button', { name: translate(language, 'shell', 'remoteFailure.updateNeeded.retry') }).click();
    await expect(heading(page)).toHaveText(language === 'en' ? 'Edition first' : 'Édition first');
  });
}

test('switching off an area does not affect the public pages and signing in', async ({ page, store }) => {
  await store.change(setSwitchedOff('remote-user', true));
  await page.goto('/en/user/tableau-de-bord');
  // Signed-out visitors are redirected to sign in, as before.
  await expect(page).toHaveURL(/login-user/);
  await expect(
    page.getByRole('button', { name: translate('en', 'remote-public/sign-in', 'submit'), exact: true }),
  ).toBeVisible();
});

test('an invalid registry changes nothing for visitors', async ({ page, directory, release }) => {
  await release('first');
  await page.goto('/en/fourth');
  writeFileSync(join(directory, 'registry.json'), '{"schema":2,"remotes":[{"name":"remote-fourth"');
  await page.reload();
  await expect(heading(page)).toHaveText('Edition first');
});

test('two concurrent releases of one remote both land, and a page load gets one of them complete', async ({
  page,
  directory,
  store,
  release,
}) => {
  await release('first');
  const alone = join(import.meta.dirname, '../../webpack/release/release-alone.ts');
  const codes = await Promise.all(
    (['second', 'third'] as const).map(
      (edition) => new Promise((resolve) => fork(alone, [directory, buildOf(edition)]).once('exit', resolve)),
    ),
  );
  expect(codes).toEqual([0, 0]);
  const remote = (await store.registry()).remotes.find(({ name }) => name === fourth);
  expect(Object.keys(remote?.versions ?? {})).toHaveLength(3);
  await page.goto('/en/fourth');
  await expect(heading(page)).toHaveText(/Edition (second|third)/);
  const edition = /second|third/.exec((await heading(page).textContent()) ?? '')?.[0];
  await expectHydrated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.locator('output')).toHaveText(`more of ${edition}`);
});

test('a store at a URL serves both sides: the server renders from it, browsers fetch from it', async ({
  browser,
  directory,
  store,
  release,
}) => {
  const bucket = await serveDirectory(directory);
  const dist = mkdtempSync(join(tmpdir(), 'nimbia-dist-'));
  cpSync(shellDist, join(dist, 'shell'), { recursive: true });
  await release('first');
  const shell = await startShell(bucket.origin, { NIMBIA_DIST: dist });
  const context = await browser.newContext({ baseURL: shell.origin });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto('/en/fourth');
    await expect(heading(page)).toHaveText('Edition first');
    await expectHydrated(page);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.locator('output')).toHaveText('more of first');
    expect(complaints.filter((text) => /Security Policy|integrity|hydrat/i.test(text))).toEqual([]);
    // The visible page may have been rendered by the browser.
    const drawn = async () => (await fetch(`${shell.origin}/en/fourth`)).text();
    await expect.poll(drawn).toContain('Edition first');
    expect(bucket.requested.filter((path) => path.includes('/server/')).length).toBeGreaterThan(0);
    await release('second');
    await expect(async () => {
      await page.reload();
      await expect(heading(page)).toHaveText('Edition second', { timeout: 500 });
    }).toPass();
    await expect.poll(drawn).toContain('Edition second');
    // The store becomes unreachable: cached versions stay.
    await bucket.stop();
    await expect.poll(drawn).toContain('Edition second');
    expect((await store.registry()).remotes.length).toBe(4);
  } finally {
    await context.close();
    await shell.stop();
    await bucket.stop();
    rmSync(dist, { recursive: true, force: true });
  }
});
