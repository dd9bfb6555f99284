import { PROFESSIONAL } from '../support/accounts.ts';
import { expectEveryVariant } from '../support/expect-every-variant.ts';
import { delayCalls } from '../support/delay-calls.ts';
import { expectReflows } from '../support/expect-fits.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { at, LANGUAGES, translate } from '../support/translate.ts';

/** Pages whose data the browser fetches on navigation, with their error text. */
const FAILING = [
  ['/recherche', 'remote-public/search', 'failed.title'],
  ['/blog', 'remote-public/reading', 'failed'],
  ['/pricing', 'remote-public/plans', 'failed'],
] as const;

for (const language of LANGUAGES) {
  test(`a missing page, an invalid form and a loading list render in every variant (${language})`, async ({
    openBrowser,
    quiet,
  }) => {
    quiet.allow(/status of 404/u);
    const page = await (await openBrowser({ reducedMotion: 'reduce' })).newPage();
    await visit(page, at(language, '/not-a-page'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectEveryVariant(page, 'not-found', language);

    await visit(page, at(language, '/inscription'));
    await page.locator('main form [name=email]').fill('same@nimbia.test');
    await page.locator('main form [name=secondaryEmail]').fill('same@nimbia.test');
    await page.locator('main form button[type=submit]').press('Enter');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused();
    await expectEveryVariant(page, 'inscription-refused', language);

    await visit(page, at(language, '/recherche'));
    const release = await delayCalls(page, ({ pathname }) => pathname.endsWith('/lawyer-filter'));
    const order = page.getByRole('link', {
      name: translate(language, 'remote-public/search', 'sort.name'),
      exact: true,
    });
    await page.locator('main summary').press('Enter');
    await order.press('Enter');
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await expectEveryVariant(page, 'recherche-loading', language);
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    await release();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });

  test(`pages whose data fails to load render in every variant (${language})`, async ({ openBrowser, quiet }) => {
    quiet.allow(/Failed to load resource|net::ERR|error retrieving advertisements|counts of the filters/u);
    const page = await (await openBrowser({ reducedMotion: 'reduce' })).newPage();
    await page.route(`${apiUrl()}/**`, (route) => route.abort());
    await visit(page, at(language, '/CGU'));
    for (const [path, namespace, key] of FAILING) {
      const address = at(language, path);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator(`a[href="${address}"]`).first().press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page.getByText(translate(language, namespace, key)).first()).toBeVisible();
      await expectEveryVariant(page, `${path.slice(1)}-failing`, language);
    }
  });

  test(`plans and assistant render in every variant for signed-in users (${language})`, async ({ openAs }) => {
    const page = await openAs(PROFESSIONAL, { reducedMotion: 'reduce' });
    for (const path of ['/pricing', '/nimbia-ai']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, at(language, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectEveryVariant(page, `${path.slice(1)}-signed-in`, language);
    }
  });
}

test('the booking fits a small screen while its times are loading', async ({ page, api }) => {
  const { lawyer } = await api.bookableLawyer();
  const release = await delayCalls(page, ({ pathname }) => pathname === '/slots');
  await visit(page, `/en/lawyers/booking/${lawyer.id}`);
  await expect(
    page.getByRole('status').filter({ hasText: translate('en', 'remote-public/booking', 'slot.loading') }),
  ).toBeAttached();
  await expectReflows(page, 'the booking without its times');
  await release();
});
