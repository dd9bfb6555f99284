import type { Page } from '@playwright/test';
import { CLIENT, PROFESSIONAL } from '../e2e/support/accounts.ts';
import { apiUrl, expect, test } from './support/test.ts';
import { translate } from '../e2e/support/translate.ts';
import { edit } from './support/edit.ts';
import { watchState } from './support/watch-state.ts';

const formPage = 'remote-public/src/forms/form-page.tsx';

/** A form with input. */
async function openForm(page: Page) {
  await page.goto('/en/login-user');
  const email = page.locator('input[name=email]');
  await email.fill('half@typ');
  return { email, expectKept: await watchState(email) };
}

test('an edit of the shell is applied and keeps the state of a remote’s page', async ({ page }) => {
  const { email, expectKept } = await openForm(page);
  // The cascade layers are in order here, too.
  const submit = page.getByRole('button', { name: translate('en', 'remote-public/sign-in', 'submit'), exact: true });
  await expect(submit).not.toHaveCSS('border-radius', '0px');
  await edit('shell/src/app/root.tsx', '</>', "<p>{'Edited shell'}</p></>");
  await expect(page.getByText('Edited shell')).toBeVisible();
  await expectKept();
  await expect(email).toHaveValue('half@typ');
});

test('an edit of remote-public is applied and keeps form input, also after an edit that does not compile', async ({
  page,
  quiet,
}) => {
  const { email, expectKept } = await openForm(page);
  await edit(formPage, '</h1>', "{' edited'}</h1>");
  await expect(page.getByRole('heading', { level: 1 })).toContainText('edited');
  await expectKept();

  quiet.allow(/Module build failed|has \d+ errors/);
  await edit(formPage, "{' edited'}</h1>", '{</h1>');
  const overlay = page.locator('#webpack-dev-server-client-overlay');
  await expect(overlay).toBeVisible();
  await edit(formPage, '{</h1>', "{' mended'}</h1>");
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mended');
  await expect(overlay).toHaveCount(0);
  await expectKept();
  await expect(email).toHaveValue('half@typ');
});

for (const { area, account, at } of [
  { area: 'pro', account: PROFESSIONAL, at: '/en/pro/fg-pw' },
  { area: 'user', account: CLIENT, at: '/en/user/fg-pw' },
])
  test(`an edit of remote-${area} is applied and keeps an open dialog open`, async ({ openAs }) => {
    const page = await openAs(account);
    await page.goto(at);
    const logOut = translate('en', `remote-${area}/frame`, 'menu.logOut');
    await page.getByRole('button', { name: logOut }).click();
    const expectKept = await watchState(page.getByRole('alertdialog'));
    await edit(
      `remote-${area}/src/layouts/${area}-dashboard/${area}-dashboard-layout.tsx`,
      "label: t('menu.logOut')",
      "label: t('menu.logOut') + ' edited'",
    );
    await expect(page.getByText(`${logOut} edited`).first()).toBeAttached();
    await expectKept();
  });

test('an edit of a shared-ui component is applied in the remotes that render it', async ({ page }) => {
  const { expectKept } = await openForm(page);
  await edit('shared-ui/src/primitives/button/button.tsx', '{children}', "{children}{' edited'}");
  await expect(page.locator('main form button[type=submit]')).toContainText('edited');
  await expectKept();
});

for (const { sheet, selector, rule } of [
  { sheet: 'shell/src/app/skip-link.module.css', selector: 'a[href="#main"]', rule: '.skip' },
  {
    sheet: 'remote-public/src/forms/form-page.module.css',
    selector: 'main :has(> header)',
    rule: '.page',
  },
])
  test(`an edit of ${sheet} is applied at once, and again`, async ({ page }) => {
    const { expectKept } = await openForm(page);
    const outline = (width: string) => `${rule} { outline: ${width} solid red !important; }\n`;
    for (const [from, to] of [
      ['', '1px'],
      [outline('1px'), '2px'],
    ] as const) {
      await edit(sheet, from, outline(to));
      await expect(page.locator(selector).first()).toHaveCSS('outline-width', to);
    }
    await expectKept();
  });

for (const { strings, from, shown } of [
  { strings: 'remote-public/src/locales/en/sign-in.json', from: '"lead": "', shown: 'main header p' },
  { strings: 'shell/src/locales/en/shell.json', from: '"skip": "', shown: 'a[href="#main"]' },
])
  test(`an edit of ${strings} is applied without reloading the page`, async ({ page }) => {
    const { expectKept } = await openForm(page);
    await edit(strings, from, `${from}Edited `);
    await expect(page.locator(shown).first()).toContainText('Edited');
    await expectKept();
  });

test('servers restart with edited sources, on the same data', async ({ api, page }) => {
  const { signed } = await api.newClient();
  await edit('api/src/modules/health/routes.ts', "status: 'ready'", "status: 'edited'");
  await edit('shell/server/pages/html-page.ts', '<!doctype html>', '<!doctype html><!-- edited -->');
  await expect
    .poll(() => fetch(`${apiUrl()}/ready`).then((answer) => answer.text(), String), { timeout: 120_000 })
    .toContain('edited');
  expect((await api.send('GET', '/auth/me', undefined, signed.token)).status).toBe(200);
  await expect.poll(() => page.goto('/en').then((answer) => answer?.text(), String)).toContain('<!-- edited -->');
});
