import type { Page } from '@playwright/test';
import { holdNotice, prepareRequest, receipt } from '../support/booking.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { at, translate, type Language } from '../support/translate.ts';

test('requests to other sites and pages without a title are detected in every browser test', async ({
  page,
  quiet,
}) => {
  await page.route('https://stranger.test/**', (route) => route.abort());
  const body =
    '<html><body><img src="https://stranger.test/pixel.png"><script>document.documentElement.dataset.ready = true</script>';
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/bare');
  await expect
    .poll(() => quiet.complaints())
    .toEqual(
      expect.arrayContaining([
        'stranger: https://stranger.test/pixel.png',
        expect.stringMatching(/^error: ready without a title/u),
      ]),
    );
  quiet.allow(/stranger|ready without a title|ERR_FAILED/u);
});

/** Names that the policy lists as stored on a device; some are prefixes (`draft:…`). */
async function listedNames(page: Page, language: Language): Promise<string[]> {
  await page.goto(at(language, '/politique-confi'));
  const names = await page.getByRole('main').getByRole('code').allTextContents();
  return names.map((name) => name.replace(/…$/u, '')).sort();
}

/** Names of everything that this browser stores. */
async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...cookies.map(({ name }) => name), ...kept];
}

test('the policy lists the same names in both languages', async ({ page }) => {
  expect(await listedNames(page, 'fr')).toEqual(await listedNames(page, 'en'));
});

test('everything that the site stores on the device is in the policy', async ({ page, api }) => {
  test.slow();
  const [{ lawyer }, { account }, articleId] = await Promise.all([
    api.bookableLawyer(),
    api.newClient(),
    api.articleId(),
  ]);
  const listed = await listedNames(page, 'en');
  const seen = new Set<string>();
  const look = async () => {
    for (const name of await keptNames(page)) seen.add(name);
  };

  await test.step('a visitor reads, chooses a theme, searches and comments', async () => {
    await expectHydrated(page);
    await page.getByRole('button', { name: /dark/iu }).first().click();
    await page.goto('/en/recherche');
    await expectHydrated(page);
    await page.locator('main input[name=q]').first().fill('Douala');
    await page.locator('main input[name=q]').first().press('Enter');
    await expect(page).toHaveURL(/[?&]q=/u);
    await page.goto(`/en/article/${articleId}`);
    await expectHydrated(page);
    await page
      .getByLabel(translate('en', 'remote-public/reading', 'article.form.body'), { exact: true })
      .fill('Thank you');
    await look();
  });

  await test.step('starts a booking, signs in on the way and changes the language', async () => {
    const slot = await prepareRequest(page, 'en', lawyer.id);
    await expect(holdNotice(page, 'en')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: translate('en', 'remote-public/booking', 'identity.signIn') })
      .first()
      .click();
    await expect(page).toHaveURL(/login-user/u);
    await look();
    const seenByOthers = (await api.freeSlots(lawyer.id, 200)).map(({ startsAt }) => startsAt);
    expect(seenByOthers, 'who signs in keeps the time').not.toContain(slot);
    await signIn(page, account);
    await expect(receipt(page, 'en')).toBeVisible();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === `/lawyers/booking/${lawyer.id}`);
    await look();
  });

  const unlisted = [...seen].filter((name) => !listed.some((known) => name === known || isAmong(known, name)));
  expect(unlisted, 'kept on the device and not in the policy').toEqual([]);
  for (const name of ['locale', 'theme', 'nimbia_refresh', 'token', 'isInProgressToBook', 'isDark', 'slotHolder'])
    expect([...seen], 'the walk has left what it is about').toContain(name);
});

/** `draft:` in the list matches `draft:/lawyers/booking/…`. */
const isAmong = (known: string, name: string) => known.endsWith(':') && name.startsWith(known);
