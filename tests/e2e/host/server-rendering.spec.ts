import { expect, test } from '../support/test.ts';
import { at, LANGUAGES } from '../support/translate.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';

for (const language of LANGUAGES) {
  const path = at(language, '/lawyers');

  test(`${path} contains professionals, title and language before any script runs`, async ({ openBrowser, api }) => {
    const [first] = await api.professionals({ profession: 'lawyer' });
    const context = await openBrowser({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(first?.lastName ?? '').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${path} hydrates without a warning and renders the same`, async ({ page, openBrowser }) => {
    const plain = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await plain.goto(path);
    const before = await plain.getByRole('main').getByRole('article').count();
    await page.goto(path);
    await expectHydrated(page);
    expect(before).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(before);
    // Hydrated: a React control responds.
    await page
      .getByRole('button', { name: language === 'fr' ? /sombre/ : /dark/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('the content security policy allows our own scripts only', async ({ request }) => {
  const response = await request.get('/en/lawyers');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-(inline|eval)'/);
  expect(policy).toMatch(/object-src 'none'/);
});

test('going back before hydration shows the previous page', async ({ page }) => {
  await page.goto('/en/lawyers');
  const heading = page.getByRole('heading', { level: 1 });
  const ofLawyers = await heading.innerText();
  await page.evaluate(() => history.pushState(null, '', '/en/professionnels'));
  await page.route('**/assets/main.*.js', async (route) => {
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => window.location.pathname === '/en/lawyers');
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).not.toHaveText(ofLawyers);
  await expectHydrated(page);
  await expect(heading).toHaveText(ofLawyers);
});
