import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteManifest } from 'shared-contracts/remote/remote-manifest';
import { serveDirectory, type ServedDirectory } from '../commands/serve-directory.ts';
import { expectNoAxeViolations } from '../e2e/support/expect-no-axe-violations.ts';
import { expectHydrated } from '../e2e/support/expect-hydrated.ts';
import { LANGUAGES, translate, type Language } from '../e2e/support/translate.ts';
import { buildOf } from './support/build-editions.ts';
import { expect, test as base } from './support/test.ts';

const fourth = 'remote-fourth';
const t = (key: string) => translate('en', 'shell/developer', key);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The panel starts by itself, beside the page. */
async function openPanel(page: Page, language: Language = 'en') {
  await expect(page.locator('summary', { hasText: translate(language, 'shell/developer', 'open') })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyD');
}

interface Fixtures {
  /** The second edition as served by a developer's dev server: no file has an integrity. */
  readonly mine: ServedDirectory;
}

const test = base.extend<Fixtures>({
  mine: async ({ browserName }, use) => {
    const directory = mkdtempSync(join(tmpdir(), `nimbia-mine-${browserName}-`));
    cpSync(buildOf('second'), directory, { recursive: true });
    const file = join(directory, 'manifest.json');
    const manifest: RemoteManifest = JSON.parse(readFileSync(file, 'utf8'));
    const unchecked = Object.fromEntries(Object.keys(manifest.integrity).map((name) => [name, '']));
    writeFileSync(file, JSON.stringify({ ...manifest, integrity: unchecked }));
    const mine = await serveDirectory(directory);
    await use(mine);
    await mine.stop();
    rmSync(directory, { recursive: true });
  },
});

const linkTo = (mine: ServedDirectory) => `/en/fourth?override=${fourth}@${mine.origin}/manifest.json`;

/** Requests that the page's policy blocked. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

test.describe('a production shell', () => {
  test('creates script and markup from text through its own policy only', async ({ page }) => {
    await page.goto('/en/login-user');
    await expect(heading(page)).toBeVisible();
    const outcomes = await page.evaluate(() => {
      const attempt = (work: () => unknown): string => {
        try {
          work();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : String(error);
        }
      };
      const script = (address: string) => () => (document.createElement('script').src = address);
      const own = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
      const types: { createPolicy(name: string, rules: object): unknown } = Reflect.get(window, 'trustedTypes');
      return {
        ownScript: attempt(script(own)),
        foreignScript: attempt(script('https://evil.example/x.js')),
        uploadedScript: attempt(script('/uploads/x.js')),
        markup: attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
        handler: attempt(() => document.body.setAttribute('onclick', 'alert(1)')),
        anotherPolicy: attempt(() => types.createPolicy('mine', {})),
        secondDefault: attempt(() => types.createPolicy('default', {})),
      };
    });
    expect(outcomes).toEqual({
      ownScript: 'done',
      foreignScript: 'TypeError',
      uploadedScript: 'TypeError',
      markup: 'TypeError',
      handler: 'TypeError',
      anotherPolicy: 'TypeError',
      secondDefault: 'TypeError',
    });
  });

  test('loads nothing from a developer’s machine, whatever link, cookie or storage says', async ({
    page,
    context,
    shell,
    release,
    mine,
  }) => {
    await release('first');
    const override = `${fourth}@${mine.origin}/manifest.json`;
    await context.addCookies([{ name: 'overrides', value: encodeURIComponent(override), url: shell.origin }]);
    await context.addInitScript((text) => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of ['override', 'overrides']) storage.setItem(key, text);
    }, override);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(linkTo(mine));
    await expect(heading(page)).toHaveText('Edition first');
    await expectHydrated(page);
    await page.keyboard.press('Alt+Shift+KeyD');
    await expect(page.getByText(t('open'))).toHaveCount(0);
    expect(mine.requested).toEqual([]);
    expect(asked.filter((path) => path.startsWith('/developer/'))).toEqual([]);
  });
});

test.describe('a shell with developers’ tools', () => {
  test.use({ settings: { DEVELOPER_TOOLS: 'on' } });

  test('loads a remote from the developer’s machine until the override is removed, and shows it', async ({
    page,
    context,
    release,
    mine,
  }) => {
    await release('first');
    const refused = watchPolicy(page);
    await page.goto(linkTo(mine));
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(heading(page)).toHaveText('Edition second');
    const badge = page.getByText(t('overridden').replace('{{remote}}', fourth));
    await expect(badge).toBeVisible();
    await expectHydrated(page);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.locator('output')).toHaveText('more of second');

    const other = await context.newPage();
    await other.goto('/en/fourth');
    await expect(heading(other)).toHaveText('Edition second');
    expect(refused).toEqual([]);

    await page.getByRole('link', { name: t('reset'), exact: true }).click();
    await expect(heading(page)).toHaveText('Edition first');
    await expect(badge).toHaveCount(0);
  });

  test('an override that does not respond is an error card, and leaves the rest working', async ({
    page,
    release,
    mine,
  }) => {
    await release('first');
    await page.goto(linkTo(mine));
    await expect(heading(page)).toHaveText('Edition second');
    await mine.stop();
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: fourth })).toBeVisible();
    await openPanel(page);
    const report = page.getByRole('listitem').filter({ hasText: fourth }).first();
    await expect(report).toContainText(t('states.failed'));
    await page.getByRole('link', { name: t('resetOne').replace('{{remote}}', fourth) }).click();
    await expect(heading(page)).toHaveText('Edition first');
  });

  for (const language of LANGUAGES)
    test(`shows the state of each remote and the shared modules (${language})`, async ({ page, release }) => {
      const version = await release('first');
      const words = (key: string) => translate(language, 'shell/developer', key);
      await page.goto(language === 'en' ? '/en/fourth' : '/fourth');
      await expectHydrated(page);
      await openPanel(page, language);
      const reports = page.getByRole('region', { name: words('title') }).getByRole('listitem');
      const own = reports.filter({ hasText: fourth });
      await expect(own).toContainText(words('states.loaded'));
      await expect(own).toContainText(version);
      await expect(own).toContainText(/\d+ ms/);
      await expect(reports.filter({ hasText: 'remote-pro' })).toContainText(words('states.notLoaded'));
      await expect(page.getByRole('row', { name: /^react 19/ })).toContainText('remote_fourth');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page, `the developers’ panel, ${colorScheme}`);
      }
    });
});
