import { expectHydrated } from '../support/expect-hydrated.ts';
import { readDownload } from '../support/read-download.ts';
import { apiUrl, expect, shellUrl, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

for (const language of flowLanguages('fr')) {
  const card = (key: string) => translate(language, 'remote-public/profile', `businessCard.${key}`);

  test(`a visiting card works without scripts: name, code, URL and booking link (${language})`, async ({
    openBrowser,
    api,
  }) => {
    const lawyer = await api.demoLawyer();
    const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    const response = await page.goto(at(language, `/professionnels/${lawyer.slug}_2`));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(lawyer.lastName);
    await expect(page.getByRole('article').getByText(new RegExp(lawyer.city, 'u')).first()).toBeVisible();
    await expect(page.locator('svg[role=img] path')).toHaveAttribute('d', /^M4 4h7v1H4z/);
    await expect(page.getByRole('link', { name: card('book') })).toHaveAttribute('href', /\/lawyers\/booking\//);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${at(language, `/professionnels/${lawyer.slug}`)}$`, 'u'),
    );
  });

  test(`its contact is saved as a vCard without private data (${language})`, async ({ page, api }) => {
    const lawyer = await api.demoLawyer();
    await page.goto(at(language, `/professionnels/${lawyer.slug}_2`));
    await expectHydrated(page);
    const { name, text } = await readDownload(page, () => page.getByRole('button', { name: card('save') }).click());
    expect(name).toBe(`${lawyer.slug}.vcf`);
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/);
    const whole = text.replaceAll('\r\n ', '');
    expect(whole).toContain(`URL:${shellUrl()}${at(language, `/professionnels/${lawyer.slug}`)}\r\n`);
    const contact = whole.match(/^(?:TEL|EMAIL).*$/gmu) ?? [];
    expect(contact, 'what is public, and nothing else').toHaveLength(
      [lawyer.publicPhone, lawyer.publicEmail].filter(Boolean).length,
    );
    if (lawyer.publicEmail) expect(contact.join()).toContain(lawyer.publicEmail);
  });

  test(`it requests nothing from other sites, and fits on one printed page (${language})`, async ({ page, api }) => {
    const lawyer = await api.demoLawyer();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(at(language, `/professionnels/${lawyer.slug}_2`));
    await expectHydrated(page);
    expect([...asked].filter((origin) => origin !== shellUrl() && origin !== apiUrl() && origin !== 'null')).toEqual(
      [],
    );
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: card('print') })).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  });
}

test('a card is found by slug and by id, and is 404 for unknown professionals', async ({ page, api, quiet }) => {
  quiet.allow(/status of 404/);
  const lawyer = await api.demoLawyer();
  await page.goto(`/en/professionnels/${lawyer.id}_2`);
  await expect(page).toHaveURL(new RegExp(`/en/professionnels/${lawyer.slug}_2$`, 'u'));
  const response = await page.goto('/en/professionnels/nobody-of-this-name_2');
  expect(response?.status()).toBe(404);
});

test('its code stays dark on light in the dark theme', async ({ openBrowser, api }) => {
  const lawyer = await api.demoLawyer();
  const page = await (await openBrowser({ colorScheme: 'dark' })).newPage();
  await page.goto(`/professionnels/${lawyer.slug}_2`);
  const [ground, ink] = await page
    .locator('figure:has(svg[role=img])')
    .evaluate((figure) => [getComputedStyle(figure).backgroundColor, getComputedStyle(figure).color]);
  expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(27, 32, 45)']);
});
