import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { expect, test } from '../support/test.ts';
import { at, flowLanguages, translate } from '../support/translate.ts';

/** A photo as a phone makes it: 12 million pixels of noise, several megabytes. */
async function phonePhoto(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4000, 3000];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (let count = 0; count < 60_000; count += 1) {
      context.fillStyle = `hsl(${(count * 47) % 360} 60% ${20 + ((count * 31) % 60)}%)`;
      context.fillRect((count * 7919) % 4000, (count * 104_729) % 3000, 24, 24);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

const cropBox = (dialog: Locator) => dialog.getByRole('group');

for (const language of flowLanguages('fr')) {
  const width = language === 'fr' ? 360 : 1280;
  const profile = (key: string) => translate(language, 'remote-pro/profile', key);
  const pictures = (key: string) => translate(language, 'remote-pro/pictures', key);
  const consultations = (key: string) => translate(language, 'remote-pro/consultations', key);
  const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const saveButton = (place: Locator) => place.getByRole('button', { name: profile('save') });

  test(`a professional fills in the profile: a photo from a phone, a consultation, two tabs, offline (${language}, ${width} px)`, async ({
    api,
    openAs,
    quiet,
  }) => {
    test.slow();
    // UNAVAILABLE too: the browser says that it is online again before its first request goes through.
    quiet.allow(/Failed to load resource|net::ERR|OFFLINE|UNAVAILABLE/u);
    const { signed } = await api.newProfessional();
    const page = await openAs(signed, { viewport: { width, height: 780 } });
    await page.goto(at(language, '/pro/profile'));

    await test.step('what is no picture is refused, and a photo is cropped by keyboard and made smaller', async () => {
      const card = group(page, pictures('title'));
      const input = card.locator('input[type=file]').first();
      await input.setInputFiles({ name: 'cv.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
      await expect(card.getByRole('alert')).toHaveText(pictures('fault.FILE_TYPE_INVALID'));
      const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><!--${'-'.repeat(1_100_000)}--></svg>`);
      const logo = card.locator('input[type=file]').last();
      await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing });
      await expect(card.getByText(pictures('fault.IMAGE_TOO_LARGE'))).toBeVisible();

      const photo = await phonePhoto(page);
      expect(photo.length).toBeGreaterThan(1_500_000);
      await input.setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: photo });
      const dialog = page.getByRole('dialog', { name: pictures('crop.title') });
      await expect(cropBox(dialog)).toBeVisible();
      await expectNoAxeViolations(page, 'cropping a photo');
      await dialog.getByRole('slider').focus();
      await page.keyboard.press('ArrowRight');
      await cropBox(dialog).focus();
      await page.keyboard.press('ArrowLeft');
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: pictures('crop.use') }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(card.getByRole('alert').first()).toHaveText(translate(language, 'shell/shell', 'errors.OFFLINE'));
      await page.context().setOffline(false);
      // A reload keeps what was cropped.
      await page.reload();
      await expect(card.getByText(pictures('kept'))).toBeVisible();
      await card.getByRole('button', { name: pictures('send') }).click();
      await expect(card.getByText(/→|recadrée|cropped/u)).toBeVisible();
      const image = card.locator('img').first();
      // With `sizes` the natural width is the one that is shown.
      await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(80);
      const { profileImage } = await api.call<{ profileImage: string }>(
        'GET',
        `/base/professionals/get-one/${signed.user.id}`,
        undefined,
        signed.token,
      );
      const stored = await page.request.get(`${process.env.E2E_API_URL}${profileImage}`);
      expect((await stored.body()).length).toBeLessThanOrEqual(1_048_576);
      expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toMatch(/\?width=(?:96|192|384)$/u);
    });

    await test.step('a consultation is made of a suggestion', async () => {
      const card = group(page, consultations('title'));
      await card.getByRole('button', { name: consultations('add') }).click();
      await card
        .getByRole('group', { name: consultations('suggestions') })
        .getByRole('button')
        .last()
        .click();
      await card.getByLabel(consultations('field.fee'), { exact: true }).fill('8 000');
      await card.getByRole('button', { name: consultations('save') }).click();
      await expect(card.getByText(language === 'fr' ? /8.000.FCFA/u : /FCFA.8,000/u)).toBeVisible();
    });

    await test.step('what another tab saved is told, and what was typed survives a reload and the language', async () => {
      const other = await page.context().newPage();
      await other.goto(at(language, '/pro/profile'));
      const [here, there] = [page, other].map((tab) => group(tab, profile('place.title'))) as [Locator, Locator];
      const city = (place: Locator) => place.getByRole('textbox', { name: profile('field.city') });
      await city(here).fill('Kribi');
      await city(there).fill('Limbe');
      await saveButton(there).click();
      await expect(other.getByText(profile('saved').replace('{{group}}', profile('place.title')))).toBeVisible();
      await page.reload();
      await expect(city(here)).toHaveValue('Kribi');
      await saveButton(here).click();
      await expect(here.getByText(profile('changed.title'))).toBeVisible();
      await expect(here.getByText('Limbe', { exact: true })).toBeVisible();
      await expect(city(here)).toHaveValue('Kribi');
      await expectNoAxeViolations(page, 'a profile that was changed meanwhile');
      const twin = language === 'fr' ? 'en' : 'fr';
      await page.goto(at(twin, '/pro/profile'));
      await expect(
        page.getByRole('textbox', { name: translate(twin, 'remote-pro/profile', 'field.city') }),
      ).toHaveValue('Kribi');
      await page.goto(at(language, '/pro/profile'));
      await expect(saveButton(here)).toBeVisible();
      await page.context().setOffline(true);
      await saveButton(here).click();
      await expect(here.getByRole('alert')).toContainText(translate(language, 'shell/shell', 'errors.OFFLINE'));
      await page.context().setOffline(false);
      await saveButton(here).click();
      await expect(page.getByText(profile('saved').replace('{{group}}', profile('place.title')))).toBeVisible();
      await expect(city(here)).toHaveValue('Kribi');
    });
  });
}
