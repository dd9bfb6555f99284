import type { Page } from '@playwright/test';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

/** Cards that fit between the top of the first one and the end of the view, if none wraps or takes calls right now. */
const cardsInView = (page: Page) =>
  page.locator('main article').evaluateAll((cards) => {
    const [first, second] = cards.map((card) => card.getBoundingClientRect());
    if (first === undefined || second === undefined) return 0;
    const height = Math.min(...cards.map((card) => card.getBoundingClientRect().height));
    const gap = second.top - first.bottom;
    return Math.floor((window.innerHeight - first.top + gap) / (height + gap));
  });

for (const { width, height, cards } of [
  { width: 1280, height: 800, cards: 4 },
  { width: 360, height: 780, cards: 3 },
])
  test(`${cards} people fit a view of ${width} × ${height}, and header and filters stay`, async ({ openBrowser }) => {
    const page = await (await openBrowser({ viewport: { width, height } })).newPage();
    for (const path of ['/recherche', '/lawyers', '/professionnels']) {
      await page.goto(path);
      await expectHydrated(page);
      expect(await cardsInView(page), path).toBeGreaterThanOrEqual(cards);
      // The zone is said once, and each card says its fee.
      await expect(page.locator('main :is(header, article)').getByText('Heure de Douala'), path).toHaveCount(1);
      await expect(page.locator('main article').first()).toContainText(/\d\smin/u);
    }
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({ ratio: 1 });
    const t = (key: string) => translate('fr', 'remote-public/search', key);
    await expect(page.getByLabel(t('form.text'))).toBeInViewport({ ratio: 1 });
    if (width < 1024) {
      await page.getByRole('button', { name: t('form.filters') }).click();
      await expect(page.getByRole('checkbox', { name: t('field.availableNow') })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: t('form.apply') })).toBeInViewport({ ratio: 1 });
    // A fee is chosen, named on a chip, and nobody above it is listed.
    await page.getByLabel(t('field.feeMax')).selectOption('20000XAF');
    await page.getByRole('button', { name: t('form.apply') }).click();
    await expect(page).toHaveURL(/feeMax=20000XAF/u);
    await expect(page.getByRole('link', { name: /^Retirer le filtre Honoraires/u })).toBeVisible();
    await page.locator('main summary').click();
    await page.getByRole('link', { name: t('sort.fee'), exact: true }).click();
    await expect(page).toHaveURL(/sort=fee/u);
    await expect(page.locator('main article').first()).toContainText('Gratuit');
  });
