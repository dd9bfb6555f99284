import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillRegistration } from '../support/fill-registration.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { picture } from '../support/picture.ts';
import { loadAndSettle } from '../support/load-and-settle.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { translate, type Language } from '../support/translate.ts';
import { rareName } from '../support/rare-name.ts';

test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource|net::ERR|OFFLINE/u));

const open = (page: Page, address: string) => loadAndSettle(page, () => visit(page, address));

const offlineNotice = (page: Page, language: Language) =>
  page
    .getByRole('main')
    .getByText(translate(language, 'shell/shell', 'errors.OFFLINE'))
    .first();

/** Sends offline: the form shows an error and keeps its input. Then sends again. */
async function offlineAndBack(
  page: Page,
  send: () => Promise<void>,
  said: ReturnType<typeof offlineNotice>,
  isKept: () => Promise<void>,
) {
  await page.context().setOffline(true);
  await send();
  await expect(said).toBeVisible();
  await isKept();
  await page.context().setOffline(false);
  await send();
}

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const submit = (page: Page) => page.locator('main form button[type=submit]').click();

async function choosePassword(page: Page, password: string) {
  await field(page, 'password').fill(password);
  await field(page, 'passwordConfirmation').fill(password);
  await field(page, 'terms').check({ force: true });
}

/** The same form in another tab of the same browser, with other input. */
async function typeInAnotherTab(page: Page, address: string, email: string) {
  const other = await page.context().newPage();
  await open(other, address);
  await field(other, 'email').fill(email);
  return other;
}

test('a professional registers offline, with back and forward, beside another tab, and resumes at the second step', async ({
  page,
}) => {
  await open(page, '/login');
  await page.getByRole('link', { name: translate('fr', 'remote-public/sign-in', 'professional.registerLink') }).click();
  await fillRegistration(page, `cabinet-${randomUUID()}@nimbia.test`);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.goForward();
  const another = `autre-${randomUUID()}@nimbia.test`;
  const other = await typeInAnotherTab(page, '/inscription', another);
  await expect(field(page, 'lastName')).toHaveValue('Nouvelle');
  await choosePassword(page, 'Avocat-2026!');
  await offlineAndBack(
    page,
    () => submit(page),
    offlineNotice(page, 'fr'),
    async () => {
      await expect(field(page, 'lastName')).toHaveValue('Nouvelle');
      await expect(field(page, 'password')).toHaveValue('Avocat-2026!');
    },
  );
  const documents = page.getByRole('heading', { level: 1, name: translate('fr', 'remote-public/documents', 'title') });
  await expect(documents).toBeVisible();
  await expect(field(other, 'email'), 'typed by a visitor, and not for who signed in here').toHaveValue('');
  await other.close();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.goForward();
  await expect(documents).toBeVisible();
});

test('a client registers with back and forward, a reload, offline, beside another tab, without losing input', async ({
  page,
}) => {
  await open(page, '/en/login-user');
  await page.getByRole('link', { name: translate('en', 'remote-public/sign-in', 'client.registerLink') }).click();
  const email = `client-${randomUUID()}@nimbia.test`;
  await field(page, 'lastName').fill('Essai');
  await field(page, 'firstNames').fill('Awa');
  await field(page, 'email').fill(email);
  await field(page, 'phone').fill('+237690445566');
  await page.goBack();
  await expect(page).toHaveURL('/en/login-user');
  await page.goForward();
  await expect(field(page, 'email')).toHaveValue(email);
  const another = `other-${randomUUID()}@nimbia.test`;
  const other = await typeInAnotherTab(page, '/en/inscription-user', another);
  await loadAndSettle(page, async () => {
    await page.reload();
    await expectHydrated(page);
  });
  await expect(field(page, 'phone')).toHaveValue('+237690445566');
  await choosePassword(page, 'Client-2027!');
  await offlineAndBack(
    page,
    () => submit(page),
    offlineNotice(page, 'en'),
    async () => {
      await expect(field(page, 'email')).toHaveValue(email);
      await expect(field(page, 'password')).toHaveValue('Client-2027!');
    },
  );
  await expect(page).toHaveURL('/en/user/tableau-de-bord');
  await expect(field(other, 'email'), 'typed by a visitor, and not for who signed in here').toHaveValue('');
});

test('a document upload: offline, a language switch warns before the file is lost, and another tab sees it arrive', async ({
  openAs,
  api,
}) => {
  const t = (key: string) => translate('fr', 'remote-public/documents', key);
  const page = await openAs((await api.newProfessional()).signed);
  await open(page, '/inscription-2');
  const other = await page.context().newPage();
  await open(other, '/inscription-2');
  const identity = page.locator('li[data-kind=identity]');
  const refused = identity.getByRole('alert');
  await offlineAndBack(
    page,
    () => identity.locator('input[type=file]').setInputFiles(picture('passeport.png')),
    refused.filter({ hasText: t('fault.OFFLINE') }),
    async () => {
      const asked = page.waitForEvent('dialog');
      const left = page.getByRole('link', { name: 'English' }).first().click();
      await (await asked).dismiss();
      await left;
      expect((await asked).type()).toBe('beforeunload');
      await expect(refused).toContainText('passeport.png');
    },
  );
  await expect(identity.getByText(t('state.submitted'), { exact: true })).toBeVisible();

  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.locator('li[data-kind=identity]').getByText(t('state.submitted'), { exact: true })).toBeVisible();
});

test('a comment: offline, and each of two tabs keeps and sends its own', async ({ openAs, api }) => {
  const article = (key: string) => translate('en', 'remote-public/reading', `article.${key}`);
  const address = `/en/article/${(await api.newArticle()).id}`;
  const page = await openAs((await api.newClient()).signed);
  await open(page, address);
  const other = await page.context().newPage();
  await open(other, address);
  const [first, second] = [`Thank you ${rareName()}`, `Another ${rareName()}`];
  await field(page, 'body').fill(first);
  await field(other, 'body').fill(second);
  await offlineAndBack(
    page,
    () => page.getByRole('button', { name: article('form.send') }).click(),
    offlineNotice(page, 'en'),
    () => expect(field(page, 'body')).toHaveValue(first),
  );
  await expect(page.getByRole('article').getByText(first, { exact: true })).toBeVisible();
  await other.getByRole('button', { name: article('form.send') }).click();
  for (const said of [first, second])
    await expect(other.getByRole('article').getByText(said, { exact: true })).toBeVisible();
  await expect(field(other, 'body')).toHaveValue('');
});

test('a forgotten password and signing in: offline, back and forward', async ({ page, api }) => {
  const { account } = await api.newClient();
  await open(page, '/login-user');
  await field(page, 'email').fill(account.email);
  await page.getByRole('link', { name: translate('fr', 'remote-public/sign-in', 'forgot') }).click();
  await expect(page).toHaveURL('/reset-pw');
  await field(page, 'email').fill(account.email);
  await offlineAndBack(
    page,
    () => submit(page),
    offlineNotice(page, 'fr'),
    () => expect(field(page, 'email')).toHaveValue(account.email),
  );
  await expect(page.getByText(translate('fr', 'remote-public/reset', 'sent.title'))).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/login-user');
  await expect(field(page, 'email')).toHaveValue(account.email);
  await field(page, 'password').fill(account.password);
  await offlineAndBack(
    page,
    () => submit(page),
    offlineNotice(page, 'fr'),
    () => expect(field(page, 'password')).toHaveValue(account.password),
  );
  await expect(page).toHaveURL('/user/tableau-de-bord');
});

test('the earliest times: offline, and the search is retried', async ({ page }) => {
  const t = (key: string) => translate('en', 'remote-public/earliest', key);
  await open(page, '/en/schedule-meeting');
  // The first interaction with the form loads its submit code.
  const part = page.waitForResponse(/\/data\.js/u);
  const category = page.getByLabel(t('field.category'), { exact: true });
  await category.focus();
  await (await part).finished();
  await category.selectOption('land');
  await offlineAndBack(
    page,
    () => submit(page),
    offlineNotice(page, 'en'),
    async () => {
      await expect(page).toHaveURL('/en/schedule-meeting?category=land');
      await expect(category).toHaveValue('land');
    },
  );
  await expect(page.getByRole('article').first()).toBeVisible();
});
