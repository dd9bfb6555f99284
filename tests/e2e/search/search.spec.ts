import type { Page } from '@playwright/test';
import { wallTimeRangeLabel } from 'shared-contracts/formats/time/wall-time-label';
import { zoneLabel } from 'shared-contracts/formats/time/zone-label';
import type { Consultation } from 'shared-contracts/schemas/consultation';
import { at, flowLanguages, translate, type Language } from '../support/translate.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { expect, test } from '../support/test.ts';

const t = (language: Language, key: string) => translate(language, 'remote-public/search', key);
const hours = (language: Language, from: string, to: string) =>
  `${wallTimeRangeLabel(from, to, language)} (${zoneLabel('Africa/Douala', language)})`;

/** Before hydration the visitor's time zone is unknown, and the form is a plain one. */
const untilAwake = (page: Page) => expect(page.locator('input[name=zone]')).toHaveValue('Africa/Douala');

for (const [width, language] of [
  [360, 'fr'],
  [1280, 'en'],
] as const)
  test(`a fee and a way to meet are of one consultation, with which its profile opens (${width} px, ${language})`, async ({
    openBrowser,
    api,
  }) => {
    const { token, user } = (await api.newBookableProfessional()).signed;
    const { consultationId } = await api.offer(user.id);
    const costs = (fee: number) => ({ feeKind: 'fixed', fee, currency: 'XAF' });
    const dear = { ...costs(60_000), callTypes: ['video', 'in_person'] };
    await api.call('PUT', `/base/consultations/update/${consultationId}`, dear, token);
    const cheap = { nameFr: 'Avis rapide', nameEn: 'Quick advice', minutes: 20, position: 1 };
    const ways = { callTypes: ['call', 'in_person'] };
    const { id } = await api.call<Consultation>(
      'POST',
      '/base/consultations/create',
      { ...cheap, ...ways, ...costs(5_000) },
      token,
    );
    const page = await (await openBrowser({ viewport: { width, height: 780 } })).newPage();
    const search = (callType: string) =>
      page.goto(at(language, `/recherche?q=${user.lastName}&callType=${callType}&feeMax=10000XAF`));
    const card = page.getByRole('article').filter({ hasText: user.lastName });

    await search('video');
    await expect(page.getByRole('heading', { name: t(language, 'empty.title') })).toBeVisible();
    await search('call');
    await expect(card).toContainText(/5.000.*20\smin/u);
    await card.getByRole('link').first().click();
    const isChosen = ({ searchParams }: URL) =>
      searchParams.get('consultation') === id && searchParams.get('type') === 'call';
    await expect(page).toHaveURL(isChosen);
    const booking = page.locator('[aria-labelledby=booking]');
    await expect(booking).toContainText(language === 'fr' ? cheap.nameFr : cheap.nameEn);
    await expect(booking).toContainText(translate(language, 'shared-ui/common', 'callType.call'));
    await booking.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL((url) => isChosen(url) && url.searchParams.has('slot'));
    await page.getByRole('link', { name: translate(language, 'remote-public/booking', 'back') }).click();
    await expect(page).toHaveURL(isChosen);
    await expect(booking).toContainText(translate(language, 'shared-ui/common', 'callType.call'));
  });

for (const language of flowLanguages('fr')) {
  test(`hours of a day are filtered, shared across time zones, and cleared (${language})`, async ({
    page,
    api,
    openBrowser,
  }) => {
    const { lawyer, slots } = await api.bookableLawyer();
    const [slot] = slots;
    if (!slot) throw new Error('the lawyer has no free slot');
    // Douala, the time zone of the test's browser, is UTC+1 all year.
    const [day = '', clock = ''] = new Date(Date.parse(slot.startsAt) + 3_600_000).toISOString().split('T');
    const from = clock.slice(0, 5);

    await page.goto(at(language, `/recherche?q=${lawyer.lastName}`));
    await untilAwake(page);
    await page.getByRole('textbox', { name: t(language, 'field.date') }).fill(day);
    await page.getByRole('textbox', { name: t(language, 'field.from') }).fill(from);
    await page.getByRole('textbox', { name: t(language, 'field.to') }).fill('23:59');
    const asked = page.waitForRequest(/lawyer-filter/);
    await page.getByRole('button', { name: t(language, 'form.apply') }).click();
    expect((await asked).postDataJSON()).toMatchObject({
      free: { from: slot.startsAt, to: `${new Date(`${day}T22:59:00Z`).toISOString()}` },
    });
    expect((await asked).postDataJSON()).not.toHaveProperty('date');
    await expect(page.getByRole('article').filter({ hasText: lawyer.lastName })).toHaveCount(1);
    // The list shows one before, too.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.has('zone'));
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ date: day, from, to: '23:59', zone: 'Africa/Douala' });

    const elsewhere = await (await openBrowser({ timezoneId: 'Asia/Tokyo' })).newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByRole('article').filter({ hasText: lawyer.lastName })).toHaveCount(1);
    await expect(elsewhere.getByRole('textbox', { name: t(language, 'field.from') })).toHaveValue(from);
    await elsewhere.getByRole('link', { name: hours(language, from, '23:59') }).click();
    await expect(elsewhere).toHaveURL((url) => !url.search.includes('zone') && url.searchParams.get('date') === day);
    await expect(elsewhere.getByRole('textbox', { name: t(language, 'field.from') })).toHaveValue('');

    await page.goto(at(language, `/recherche?q=${lawyer.lastName}&date=${day}&from=02:00&to=03:00&zone=Africa/Douala`));
    await expect(page.getByRole('heading', { name: t(language, 'empty.title') })).toBeVisible();
    await expectHydrated(page);
    await page
      .getByRole('link', { name: t(language, 'empty.drop').replace('{{value}}', hours(language, '02:00', '03:00')) })
      .click();
    await expect(page.getByRole('article').filter({ hasText: lawyer.lastName })).toHaveCount(1);
  });

  test(`invalid hours are refused at their field (${language})`, async ({ page }) => {
    await page.goto(at(language, '/recherche'));
    await untilAwake(page);
    const field = (name: string) => page.getByRole('textbox', { name: t(language, `field.${name}`) });
    const apply = page.getByRole('button', { name: t(language, 'form.apply') });
    const summary = page.getByRole('main').getByRole('alert');
    await field('from').fill('14:00');
    await apply.click();
    await expect(field('date')).toHaveAccessibleDescription(
      translate(language, 'shared-ui/common', 'fault.dayMissing'),
    );
    await expect(summary).toBeFocused();
    await summary.getByRole('link').click();
    await expect(field('date')).toBeFocused();
    await field('date').fill('2020-01-06');
    await apply.click();
    await expect(field('date')).toHaveAccessibleDescription(translate(language, 'shared-ui/common', 'fault.dayPast'));
    await field('date').fill('2099-01-06');
    await field('to').fill('14:00');
    await apply.click();
    await expect(field('to')).toHaveAccessibleDescription(
      translate(language, 'shared-ui/common', 'fault.endBeforeStart'),
    );
    await expect(summary).toBeFocused();
    await expect(page).not.toHaveURL(/\?/);
  });

  test(`unknown URL parameters are listed above the results (${language})`, async ({ page, request }) => {
    const address = at(language, '/recherche?category=magic&date=soon&language=klingon&country=CM&utm_source=letter');
    const names = {
      fr: '« Domaine du droit », « Langue parlée », « Libre le »',
      en: '“Area of law”, “Language spoken”, “Available on”',
    };
    const words = t(language, 'ignored_other').replace('{{names}}', names[language]);
    expect(await (await request.get(address)).text()).toContain(words);
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(at(language, '/recherche?country=CM&utm_source=letter&q=%00%ff'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(words.split(':')[0] ?? '')).toBeHidden();
  });

  test(`without results only filters whose removal helps can be removed, and what the text contains is suggested (${language})`, async ({
    page,
  }) => {
    await page.goto(at(language, '/recherche?q=qqqzzz+huissier&country=CM'));
    await expect(page.getByRole('heading', { name: t(language, 'empty.title') })).toBeVisible();
    const drop = (value: RegExp) => page.getByRole('link', { name: value });
    await expect(drop(/(Sans|Without).*qqqzzz.*\(\d+\+?\)$/)).toBeVisible();
    await expect(drop(/(Sans|Without).*(Cameroun|Cameroon)/)).toHaveCount(0);
    await expect(drop(/^(Huissier ou commissaire de justice|Bailiff) \(\d+\)$/)).toHaveAttribute(
      'href',
      at(language, '/recherche?profession=bailiff&country=CM'),
    );
    // Before, a link opens as a document, which on a busy machine takes longer than a click may.
    await expectHydrated(page);
    await drop(/(Sans|Without).*qqqzzz/).click();
    await expect(page).toHaveURL((url) => url.search === '?country=CM');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('back from a profile, whose styles load later, the wide list has no buttons of the narrow one', async ({
  page,
}) => {
  await page.goto('/en/lawyers');
  const filters = page.locator('[aria-controls=search-facets]');
  await expect(filters).toBeHidden();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lawyers\/[0-9a-f-]{36}/);
  await expect(page.locator('#booking')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(filters).toBeHidden();
});

for (const language of flowLanguages('en')) {
  test(`an everyday term lists professionals of its area of law, and says so (${language})`, async ({
    page,
    request,
  }) => {
    const address = at(language, '/recherche?q=unfair+dismissal');
    expect(await (await request.get(address)).text()).toContain('<article');
    await page.goto(address);
    const labour = translate(language, 'shared-ui/common', 'category.labour');
    await expect(
      page.getByText(t(language, 'instead').replace('{{text}}', 'unfair dismissal').replace('{{area}}', labour)),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(labour);
  });
}

test('a city is found by its name in either language', async ({ page, request }) => {
  for (const [address, name] of [
    ['/en/recherche?city=Bruxelles', 'Brussels'],
    ['/recherche?city=Brussels', 'Bruxelles'],
  ] as const) {
    await page.goto(address);
    const card = page.getByRole('article').first();
    await expect(card).toContainText(name);
    await expect(page.locator('main input[name=city]')).toHaveValue(name);
    const profile = await card.getByRole('link').first().getAttribute('href');
    expect(await (await request.get(profile ?? '')).text()).toMatch(
      new RegExp(`<title>[^<]*${name}[^<]*</title>`, 'u'),
    );
  }
});

test('every country with professionals can be selected', async ({ page, api }) => {
  const people = await api.professionals({ limit: 100 });
  await page.goto('/recherche');
  const offered = await page
    .locator('select[name=country] option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(people.length).toBeGreaterThan(10);
  expect(offered).toEqual(expect.arrayContaining([...new Set(people.map(({ country }) => country))]));
});

for (const language of flowLanguages('fr')) {
  test(`each option shows its number of results, and finds as many (${language})`, async ({ page }) => {
    // A country in which no test registers anybody.
    await page.goto(at(language, '/lawyers?country=SN'));
    const spoken = page.getByLabel(t(language, 'field.language'));
    const counted = spoken.locator('option', { hasText: /\([1-9]\d*\)$/ }).first();
    await expect(counted).toBeAttached();
    const [, number = ''] = /\((\d+)\)$/.exec((await counted.textContent()) ?? '') ?? [];
    await spoken.selectOption(await counted.getAttribute('value'));
    await page.getByRole('button', { name: t(language, 'form.apply') }).click();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.has('language'));
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${number}\\D`) }),
    ).toBeVisible();
  });

  test(`switching the language keeps the search, with all its filters (${language})`, async ({ page }) => {
    const other = language === 'fr' ? 'en' : 'fr';
    await page.goto(at(language, '/recherche?category=labour&country=CM&sort=name'));
    await expectHydrated(page);
    await page
      .getByRole('link', { name: other === 'en' ? 'English' : 'Français' })
      .first()
      .click();
    await expect(page).toHaveURL(
      ({ pathname, search }) =>
        pathname === at(other, '/recherche') && search === '?category=labour&country=CM&sort=name',
    );
    await expect(page.getByLabel(t(other, 'field.category'), { exact: true })).toHaveValue('labour');
  });
}

test('/ focuses the search from anywhere, and ? lists the shortcuts', async ({ page }) => {
  await page.goto('/en/documentation');
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: translate('en', 'remote-public/frame', 'keys.open') })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: translate('en', 'remote-public/frame', 'keys.open') });
  await expect(help).toBeVisible();
  await expect(page.locator('[data-overlay]'), 'its sheet has come, too').toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.goto('/en/pricing');
  await expectHydrated(page);
  await expect(page.getByRole('button', { name: translate('en', 'remote-public/frame', 'keys.open') })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/en\/recherche$/);
  await expect(page.getByLabel(t('en', 'form.text'))).toBeFocused();
});

test('back from a profile, by links or from another document, restores the page, scroll position and filters', async ({
  page,
}) => {
  await page.goto('/en/recherche?sort=name');
  await expectHydrated(page);
  await page.getByRole('link', { name: t('en', 'next') }).click();
  await expect(page).toHaveURL(/cursor=/);
  const last = page.getByRole('article').last();
  await expect(last).toBeVisible();
  const name = await last.getByRole('heading').textContent();
  const address = page.url();
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 }), 'the page is scrolled').not.toBeInViewport();
  const isBack = async () => {
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('article').last().getByRole('heading')).toHaveText(name ?? '');
    await expect(page.getByRole('article').filter({ hasText: name ?? '' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  };
  const profile = last.getByRole('link').first();
  const to = await profile.getAttribute('href');
  await profile.click();
  await expect(page).toHaveURL(/professionnels/);
  await expect(page.locator('#booking')).toBeVisible();
  await page.goBack();
  await isBack();
  await page.goto(to ?? '');
  await expectHydrated(page);
  await page.goBack();
  await isBack();
});
