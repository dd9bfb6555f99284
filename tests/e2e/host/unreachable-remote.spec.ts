import { loadErrorsOf } from '../support/load-errors-of.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';

const scripts = (remote: string) => new RegExp(`/remotes/${remote}/.*\\.js`);

test('a server-rendered page stays readable while its remote is unreachable, and a retry hydrates it', async ({
  page,
  quiet,
}) => {
  quiet.allow(...loadErrorsOf('remote-public'));
  await page.route(scripts('remote-public'), (route) => route.abort());
  await page.goto('/en/lawyers');
  const card = page.getByRole('alert').filter({ hasText: 'remote-public' });
  await expect(card).toBeVisible();
  const people = page.getByRole('main').getByRole('article');
  const count = await people.count();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle('');

  // A failed retry changes nothing, and can be repeated.
  const retry = card.getByRole('button', { name: translate('en', 'shell', 'remoteFailure.failed.retry') });
  const asked = page.waitForRequest(scripts('remote-public'));
  await retry.click();
  await asked;
  await expect(retry).toBeEnabled();
  await expect(people).toHaveCount(count);

  await page.unroute(scripts('remote-public'));
  await retry.click();
  await expect(card).toBeHidden();
  await expect(people).toHaveCount(count);
  await page.getByRole('button', { name: /dark/ }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the shell’s controls work while the remote of a server-rendered page does not respond', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.route(scripts('remote-public'), () => undefined); // never
  await page.goto('/en/lawyers', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'shell');
  const people = page.getByRole('main').getByRole('article');
  const offline = page.getByRole('status').filter({ hasText: translate('en', 'shell', 'offline.text') });
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  expect(await people.count()).toBeGreaterThan(0);
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'shell');

  // Navigating elsewhere by history shows that page, not the pending one.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/en/nowhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('en', 'shell', 'notFound.title'));
  await expect(people).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
});

test('the language switch and links work at once while the page’s remote does not respond', async ({ page }) => {
  await page.route(scripts('remote-public'), () => undefined); // never
  await page.goto('/en/lawyers', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'shell');
  await page.getByRole('link', { name: 'Français' }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/lawyers');
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'shell');
  const person = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = await person.innerText();
  await person.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('links of a page with an unreachable remote open as documents', async ({ page, quiet }) => {
  quiet.allow(...loadErrorsOf('remote-public'));
  await page.route(scripts('remote-public'), (route) => route.abort());
  await page.goto('/en/lawyers');
  await expect(page.getByRole('alert').filter({ hasText: 'remote-public' })).toBeVisible();
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const target = await link.getAttribute('href');
  const loaded = page.waitForEvent('load');
  await link.click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe(new URL(target ?? '', page.url()).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the error card of a page that cannot render sets the title and links to the home page', async ({
  page,
  quiet,
}) => {
  quiet.allow(...loadErrorsOf('remote-public'));
  await page.route(scripts('remote-public'), (route) => route.abort());
  await page.goto('/en/login-user');
  const card = page.getByRole('alert').filter({ hasText: 'remote-public' }).first();
  await expect(card).toBeVisible();
  await expect(page).toHaveTitle(/remote-public/);
  await card.getByRole('link', { name: translate('en', 'shell', 'remoteFailure.home') }).click();
  await page.waitForURL('**/en');
  // Server-rendered, so it can be read although the remote is still unreachable.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('hovering a link prefetches its page once and silently, and the click uses it', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // What the page asks for. Whether that comes from the network is the browser's choice, by the files' headers.
  await page.addInitScript(() => {
    const asked: Record<'prefetched' | 'loaded', string[]> = { prefetched: [], loaded: [] };
    Reflect.set(window, 'asked', asked);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLLinkElement && node.rel === 'prefetch') asked.prefetched.push(node.href);
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') asked.loaded.push(node.href);
        if (node instanceof HTMLScriptElement && node.src !== '') asked.loaded.push(node.src);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en');
  await expectHydrated(page);
  const link = page.locator('a[href="/en/lawyers"]:visible').first();
  const prefetched = page.waitForResponse(/page-lawyers.*\.js/);
  await link.hover();
  expect((await prefetched).headers()['cache-control']).toContain('immutable');
  await link.click();
  await page.waitForURL('**/en/lawyers');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const asked = await page.evaluate(
    () => Reflect.get(window, 'asked') as Readonly<Record<'prefetched' | 'loaded', readonly string[]>>,
  );
  for (const files of Object.values(asked)) expect(files, 'each file once').toEqual([...new Set(files)]);
  const used = asked.loaded.filter((url) => url.includes('page-lawyers'));
  expect(used.length).toBeGreaterThan(0);
  expect(asked.prefetched).toEqual(expect.arrayContaining(used));
  expect(said.filter((text) => /preload|prefetch/i.test(text))).toEqual([]);
});
