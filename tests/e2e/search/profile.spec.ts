import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

/** A demonstration lawyer with more reviews than fit on a page. */
const SLUG = 'clarisse-mbarga-douala';
const path = `/professionnels/${SLUG}`;

for (const language of flowLanguages('fr')) {
  const profile = (key: string) => translate(language, 'remote-public/profile', key);

  test(`reviews are server-rendered, paged by URL, and keep the scroll position (${language})`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(at(language, path))).text();
    expect(html, 'reviews are there before any script runs').toContain('id="reviews"');
    await page.goto(at(language, path));
    await expectHydrated(page);
    const section = page.getByRole('region', { name: profile('reviews.title') });
    const first = section.getByRole('article').first();
    const latest = await first.innerText();
    await expect(section.getByRole('article')).toHaveCount(5);
    await section.getByRole('link', { name: profile('reviews.earlier') }).click();
    await expect(page).toHaveURL(/[?]reviews=[^#]+#reviews$/u);
    await expect(first).not.toHaveText(latest, { useInnerText: true });
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    await page.reload();
    await expectHydrated(page);
    await expect(first).not.toHaveText(latest, { useInnerText: true });
    await section.getByRole('link', { name: profile('reviews.latest') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, path) && url.search === '');
    await expect.poll(() => first.innerText()).toBe(latest);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${at(language, path)}$`, 'u'),
    );
  });

  test(`a profile is shared by the device’s share sheet, or copied where there is none (${language})`, async ({
    openBrowser,
  }) => {
    const context = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.addInitScript(() => {
      // Whether this Chromium has a share sheet does not matter here.
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
      delete (Navigator.prototype as { share?: unknown }).share;
    });
    await page.goto(at(language, path));
    await expectHydrated(page);
    await page.getByRole('button', { name: translate(language, 'shared-ui/common', 'share.link') }).click();
    await expect(
      page.getByRole('button', { name: translate(language, 'shared-ui/common', 'share.copied') }),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await page.evaluate(() => {
      const told = window as unknown as { shared?: ShareData };
      Object.defineProperty(Navigator.prototype, 'share', {
        value: (data: ShareData) => {
          told.shared = data;
          return Promise.resolve();
        },
        configurable: true,
      });
    });
    await page.getByRole('button', { name: translate(language, 'shared-ui/common', 'share.link') }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url))
      .toBe(page.url());
  });
}

test('the profile shows who verified it, when and under which number, and links to how', async ({ page, api }) => {
  const [found] = await api.professionals({ text: 'Mbarga' });
  await page.goto(`/en/lawyers/${found?.id ?? ''}`);
  await expectHydrated(page);
  await expect(page.getByText(found?.registerNumber ?? 'no number').first()).toBeVisible();
  await expect(page.getByText(found?.registeredWithEn ?? 'no body').first()).toBeVisible();
  const directions = page.getByRole('link', { name: /^Directions/u });
  await expect(directions).toHaveAttribute('href', /^https:[/][/]www[.]openstreetmap[.]org[/]directions[?]to=/u);
  await expect(directions).toHaveAttribute('rel', /noopener/u);
  await expect(page.getByRole('link', { name: 'Business card' })).toHaveAttribute(
    'href',
    `/en/professionnels/${found?.slug ?? ''}_2`,
  );
});

test('the profile keeps verification beside the name, booking in reach and advertising last', async ({ page, api }) => {
  const profile = (key: string) => translate('fr', 'remote-public/profile', key);
  const bar = page.getByRole('link', { name: profile('bar.book'), exact: true });
  const seal = page.getByText(translate('fr', 'shared-ui/public-profile', 'verification.title'));
  const [found] = await api.professionals({ text: 'Mbarga' });

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(path);
  await expectHydrated(page);
  await expect(seal).toBeInViewport({ ratio: 1 });
  await expect(bar).toHaveAttribute('href', /[/]lawyers[/]booking[/][^?]+[?]consultation=.*&slot=/u);
  const add = page.getByRole('main').getByRole('complementary').last();
  const last = (await page.getByRole('main').getByRole('region').last().boundingBox())?.y ?? Infinity;
  if ((await add.count()) > 0) expect((await add.boundingBox())?.y).toBeGreaterThan(last);
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The last thing of the page is not under the bar.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [end, top] = [await page.getByRole('contentinfo').boundingBox(), await bar.locator('..').boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? Infinity)).toBeLessThanOrEqual((top?.y ?? 0) + 1);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();
  const booking = page.getByRole('region', { name: profile('booking.title') });
  const choose = page
    .getByRole('region', { name: translate('fr', 'shared-ui/public-profile', 'consultations') })
    .getByRole('link');
  await expect(choose.first()).toHaveAttribute('href', new RegExp(`/lawyers/booking/${found?.id ?? ''}[?]`, 'u'));
  await page.getByRole('region', { name: profile('reviews.title') }).scrollIntoViewIfNeeded();
  await expect(booking.getByRole('link', { name: profile('booking.all') })).toBeInViewport({ ratio: 1 });
});
