import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { OPERATOR } from '../support/accounts.ts';
import { expectEveryVariant } from '../support/expect-every-variant.ts';
import { fillRegistration } from '../support/fill-registration.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { landmarkOf } from '../support/layouts.ts';
import { picture } from '../support/picture.ts';
import { signIn } from '../support/sign-in.ts';
import { apiUrl, expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { at, LANGUAGES, translate, type Language } from '../support/translate.ts';

const wordsOf = (language: Language) => ({
  documents: (key: string) => translate(language, 'remote-public/documents', key),
  register: (key: string) => translate(language, 'remote-public/register', key),
});

const itemOf = (page: Page, kind: string) => page.locator(`li[data-kind=${kind}]`);
const inputOf = (item: Locator) => item.locator('input[type=file]');
const isUpload = (url: URL) => url.origin === apiUrl() && url.pathname === '/uploads';

for (const language of LANGUAGES) {
  const other = language === 'fr' ? 'en' : 'fr';
  const { documents } = wordsOf(language);

  test(`registration in two steps survives a reload and a language switch (${language})`, async ({ page }) => {
    test.slow();
    const email = `cabinet-${randomUUID()}@nimbia.test`;
    await page.goto(at(other, '/inscription'));
    await expectHydrated(page);
    await fillRegistration(page, email);
    await page
      .getByRole('link', { name: translate(other, 'shell/shell', 'frame.otherLanguage') })
      .first()
      .click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/inscription'));
    await expectHydrated(page);
    await page.reload();
    await expectHydrated(page);
    await expect(page.locator('input[name=secondaryEmail]')).toHaveValue(`recovery-${email}`);
    await expect(page.locator('select[name=profession]')).toHaveValue('lawyer');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('password');
    await page.locator('input[name=password]').fill('Avocat-2026!');
    await page.locator('input[name=passwordConfirmation]').fill('Avocat-2026!');
    await page.locator('input[name=terms]').check({ force: true });
    await page.locator('main form button[type=submit]').click();

    await expect(page).toHaveURL((url) => url.pathname === at(language, '/inscription-2'));
    await expect(page.getByRole('heading', { level: 1, name: documents('title') })).toBeVisible();
    const identity = itemOf(page, 'identity');
    await inputOf(identity).setInputFiles(picture('passeport.png'));
    await expect(identity.getByText(documents('state.submitted'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(identity.getByText(documents('state.submitted'), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: documents('later') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/pro/tableau-de-bord'));
    const missing = page.getByText(
      new RegExp(translate(language, 'shared-ui/document-kinds', 'professional_card'), 'u'),
    );
    await expect(missing.first()).toBeVisible();
    await expect(missing.first()).not.toContainText(translate(language, 'shared-ui/document-kinds', 'identity'));
    await page
      .getByRole('link', { name: translate(language, 'remote-pro/dashboard', 'verification.documents') })
      .click();
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/inscription-2'));
  });

  test(`a file that is too large, of a wrong type or empty is refused at its field, by the page and by the API (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 4\d\d/);
    const { signed } = await api.newProfessional();
    const page = await openAs(signed);
    await page.goto(at(language, '/inscription-2'));
    const identity = itemOf(page, 'identity');
    const refused = identity.getByRole('alert');
    const cases = [
      [{ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4_194_304) }, /4[.,]2/],
      [{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') }, /jpg/],
      [{ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) }, /empty|vide/],
      // A text file named as a picture: only the API checks the content.
      [{ name: 'renamed.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }, /jpg/],
    ] as const;
    for (const [file, said] of cases) {
      await inputOf(identity).setInputFiles(file);
      await expect(refused).toContainText(file.name);
      await expect(refused).toContainText(said);
      await expect(identity.getByRole('button', { name: documents('retry') })).toHaveCount(0);
    }
    await inputOf(identity).setInputFiles(picture('right.png'));
    await expect(identity.getByText(documents('state.submitted'), { exact: true })).toBeVisible();
    await expect(refused).toHaveCount(0);
    // Among several files, an invalid one is skipped without confirmation.
    const several = page.getByRole('region', { name: documents('several.title') });
    await page.getByLabel(documents('several.choose')).setInputFiles([cases[0][0], picture('card.png')]);
    await expect(several.getByRole('alert')).toContainText(cases[0][0].name);
    await expect(several.getByRole('combobox')).toHaveCount(1);
  });

  test(`an upload that lost its connection is retried with the same file (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/ERR_CONNECTION|ERR_FAILED|Failed to load resource/);
    const { signed } = await api.newProfessional();
    const page = await openAs(signed);
    await page.goto(at(language, '/inscription-2'));
    const identity = itemOf(page, 'identity');
    await page.route(isUpload, (route) => route.abort('connectionreset'));
    await inputOf(identity).setInputFiles(picture('passeport.png'));
    await expect(identity.getByRole('alert')).toContainText('passeport.png');
    await expect(identity.getByRole('alert')).toContainText(documents('fault.UNAVAILABLE'));
    await page.unroute(isUpload);
    await identity.getByRole('button', { name: documents('retry') }).click();
    await expect(identity.getByText(documents('state.submitted'), { exact: true })).toBeVisible();
  });

  test(`two concurrent uploads show their own progress; one is cancelled, the other completes (${language})`, async ({
    openAs,
    api,
    quiet,
  }) => {
    quiet.allow(/ERR_ABORTED|ERR_FAILED|Failed to load resource/);
    const { signed } = await api.newProfessional();
    const page = await openAs(signed);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(isUpload, async (route) => {
      await held;
      // The cancelled file has disappeared by now.
      await route.continue().catch(() => undefined);
    });
    await page.goto(at(language, '/inscription-2'));
    await page.getByLabel(documents('several.choose')).setInputFiles([picture('card.png'), picture('passport.png')]);
    for (const [file, kind] of [
      ['card.png', 'professional_card'],
      ['passport.png', 'identity'],
    ] as const) {
      const which = page.getByLabel(documents('several.which').replace('{{file}}', file));
      await which.selectOption(kind);
      await page
        .locator('form')
        .filter({ has: which })
        .getByRole('button', { name: documents('several.send') })
        .click();
    }
    const [card, identity] = [itemOf(page, 'professional_card'), itemOf(page, 'identity')];
    await expect(card.getByRole('progressbar')).toBeVisible();
    await expect(identity.getByRole('progressbar')).toBeVisible();
    await card.getByRole('button', { name: documents('cancel') }).click();
    await expect(card.getByRole('progressbar')).toHaveCount(0);
    release();
    await expect(identity.getByText(documents('state.submitted'), { exact: true })).toBeVisible();
    await expect(card.getByText(documents('state.missing'), { exact: true })).toBeVisible();
  });

  test(`a visitor signs in and returns; an expired session keeps the selected file (${language})`, async ({
    page,
    api,
    quiet,
  }) => {
    quiet.allow(/status of 401/);
    const { account } = await api.newProfessional();
    await page.goto(at(language, '/inscription-2'));
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/login'));
    await expectHydrated(page);
    await signIn(page, account);
    await expect(page).toHaveURL((url) => url.pathname === at(language, '/inscription-2'));
    const identity = itemOf(page, 'identity');
    await expect(identity).toBeVisible();

    const { token } = await api.signIn(account);
    await page.route(
      isUpload,
      async (route) => {
        // Every session of the account ends during the upload.
        await api.send('DELETE', '/auth/sessions', undefined, token);
        await route.continue();
      },
      { times: 1 },
    );
    await inputOf(identity).setInputFiles(picture('passeport.png'));
    await expect(identity.getByRole('alert')).toContainText(documents('fault.UNAUTHENTICATED'));
    await identity.getByRole('link', { name: documents('signIn') }).click();
    await signIn(page, account);
    await expect(identity.getByRole('alert')).toContainText('passeport.png');
    await identity.getByRole('button', { name: documents('retry') }).click();
    await expect(identity.getByText(documents('state.submitted'), { exact: true })).toBeVisible();
  });

  test(`documents render in every variant in each state, and are removed by keyboard (${language})`, async ({
    openAs,
    api,
  }) => {
    test.slow();
    const page = await openAs((await api.newProfessional()).signed, { reducedMotion: 'reduce' });
    await visit(page, at(language, '/inscription-2'));
    await expect(landmarkOf(page, 'auth', language)).toBeVisible();
    const identity = itemOf(page, 'identity');
    await inputOf(identity).setInputFiles(picture('passport.png'));
    await expect(identity.getByText(documents('state.submitted'), { exact: true })).toBeVisible();
    const ability = itemOf(page, 'ability_to_practise');
    const created = page.waitForResponse('**/base/documents/create');
    await inputOf(ability).setInputFiles(picture('certificate.png'));
    const { data } = (await (await created).json()) as { data: { id: string } };
    const { token } = await api.signIn(OPERATOR);
    const refusal = {
      state: 'refused',
      refusalReason: translate(language, 'remote-public/documents', 'fault.ONE_FILE'),
    };
    await api.call(
      'PUT',
      `/base/documents/update-where/${data.id}`,
      { where: { state: 'submitted' }, set: refusal },
      token,
    );
    await expect(ability.getByText(documents('state.refused'), { exact: true })).toBeVisible();
    await inputOf(itemOf(page, 'tax_id')).setInputFiles({
      name: 'a.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(isUpload, async (route) => {
      await held;
      await route.continue();
    });
    for (const kind of ['professional_status', 'professional_body', 'professional_card'])
      await inputOf(itemOf(page, kind)).setInputFiles(picture(`${kind}.png`));
    await expect(page.getByRole('progressbar')).toHaveCount(3);
    await page.getByLabel(documents('several.choose')).setInputFiles([picture('scan-0042.png')]);

    await expectEveryVariant(page, 'inscription-2', language);
    release();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const remove = identity.getByRole('button', {
      name: documents('removeNamed').replace('{{name}}', translate(language, 'shared-ui/document-kinds', 'identity')),
    });
    await remove.focus();
    await page.keyboard.press('Enter');
    await identity.getByRole('button', { name: documents('remove.submit') }).focus();
    await page.keyboard.press('Enter');
    await expect(identity.getByText(documents('state.missing'), { exact: true })).toBeVisible();
    await expect(inputOf(identity)).toBeFocused();
  });
}

test('a client is told who the page is for', async ({ openAs, api }) => {
  const { signed } = await api.newClient();
  const page = await openAs(signed);
  await page.goto('/en/inscription-2');
  await expect(
    page.getByRole('link', { name: translate('en', 'remote-public/documents', 'other.dashboard') }),
  ).toHaveAttribute('href', '/en/user/tableau-de-bord');
});
