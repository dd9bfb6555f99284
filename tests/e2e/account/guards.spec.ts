import { CLIENT, FREE_PROFESSIONAL, PROFESSIONAL } from '../support/accounts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';

test('a visitor is redirected to the client sign-in page and returns after signing in', async ({ page }) => {
  await page.goto('/en/user/rendez-vous?filter=all#later');
  await expect(page).toHaveURL((url) => url.pathname === '/en/login-user');
  await signIn(page, CLIENT);
  await expect(page).toHaveURL(
    (url) => url.pathname + url.search + url.hash === '/en/user/rendez-vous?filter=all#later',
  );
});

test('a visitor on the way to payment is redirected to the professional sign-in page and returns after signing in', async ({
  page,
}) => {
  const payment = '/pro/pricing?plan=standard';
  await page.goto(payment);
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === payment);
  const register = page.getByRole('link', {
    name: translate('fr', 'remote-public/sign-in', 'professional.registerLink'),
  });
  await expect(register).toHaveAttribute('href', `/inscription?${new URLSearchParams({ next: payment }).toString()}`);
  await signIn(page, FREE_PROFESSIONAL);
  await expect(page).toHaveURL((url) => url.pathname + url.search === payment);
});

test('a client is told that the professional area is for professionals, and vice versa', async ({ openAs }) => {
  const client = await openAs(CLIENT);
  await client.goto('/en/pro/tableau-de-bord');
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(/professional/i);
  await client.getByRole('main').getByRole('link').first().click();
  await expect(client).toHaveURL(/\/en\/user\/tableau-de-bord/);

  const professional = await openAs(PROFESSIONAL);
  await professional.goto('/en/user/tableau-de-bord');
  await expect(professional.getByRole('heading', { level: 1 })).toHaveText(/client/i);
  await professional.goto('/pro');
  await expect(professional).toHaveURL((url) => url.pathname === '/pro/tableau-de-bord');
});

test('the return path stays within the site', async ({ page }) => {
  await page.goto('/en/login-user?next=https://example.com/');
  await signIn(page, CLIENT);
  await expect(page).toHaveURL((url) => url.hostname === 'localhost' && url.pathname === '/en/user/tableau-de-bord');
});

test('logging out asks for confirmation, clears the session, and closes the area', async ({ openAs, api, quiet }) => {
  // The browser's own word about requests of the dashboard that are pending when its session ends.
  quiet.allow(/status of 401/);
  const { signed } = await api.newClient();
  const page = await openAs(signed);
  await page.goto('/en/user');
  await expect(page, 'an address that was cut short').toHaveURL(/\/en\/user\/tableau-de-bord$/u);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['user', 'token', 'dashboard', 'planId', 'userId', 'isAuthenticated'].map((key) => localStorage.getItem(key)),
      ),
    )
    .toEqual(['null', 'null', 'null', 'null', 'null', 'false']);
  await page.goto('/en/user');
  await expect(page).toHaveURL(/\/en\/login-user\?next=%2Fuser$/u);
  await expect.poll(async () => (await api.send('POST', '/appointments/find-by', {}, signed.token)).status).toBe(401);
});
