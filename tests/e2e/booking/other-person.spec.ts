import { prepareRequest, reasonField } from '../support/booking.ts';
import { acceptedAppointment, freeTimes } from '../support/diary.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { translate } from '../support/translate.ts';
import { visit } from '../support/visit.ts';

const PRIVATE = 'My landlord knows about my illness.';

test('what somebody typed leaves the page when another person signs in in another tab', async ({ api, openAs }) => {
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed);
  await prepareRequest(page, 'en', lawyer.id, PRIVATE);
  const other = await page.context().newPage();
  await other.goto('/en/user/tableau-de-bord');
  await expect(other.locator('.fc-dayGridMonth-view')).toBeVisible();
  await expect(other.locator('main [aria-busy=true]')).toHaveCount(0);
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('navigation', { name: 'Client area' })).toHaveCount(0);
  await other.goto('/en/login-user');
  await signIn(other, (await api.newClient()).account);
  await expect(other.getByRole('navigation', { name: 'Client area' })).toBeVisible();
  await expect(reasonField(page, 'en')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    PRIVATE,
  );
});

test('what somebody typed on a public page leaves it when they sign out, there or in another tab', async ({
  api,
  openAs,
}) => {
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed);
  await prepareRequest(page, 'en', lawyer.id, PRIVATE);
  const other = await page.context().newPage();
  const comment = other.locator('main form [name=body]');
  await visit(other, `/en/article/${(await api.newArticle()).id}`);
  await comment.fill(PRIVATE);
  await other.locator('button[popovertarget="account-menu"]').click();
  await other.getByRole('button', { name: translate('en', 'remote-public/frame', 'signOut') }).click();
  await expect(comment).toHaveValue('');
  await expect(reasonField(page, 'en')).toHaveValue('');
  for (const tab of [other, page])
    expect(await tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      PRIVATE,
    );
});

test('what a visitor typed goes to who signs in in that tab, and to nobody in another', async ({
  api,
  openBrowser,
}) => {
  const { lawyer } = await api.bookableLawyer();
  const page = await (await openBrowser()).newPage();
  await prepareRequest(page, 'en', lawyer.id, PRIVATE);
  const other = await page.context().newPage();
  await other.goto('/en/login-user');
  await signIn(other, (await api.newClient()).account);
  await expect(other.getByRole('navigation', { name: 'Client area' })).toBeVisible();
  await other.goto(`/en/lawyers/booking/${lawyer.id}`);
  await expect(reasonField(other, 'en')).toHaveValue('');
  await expect(reasonField(page, 'en')).toHaveValue('');
});

test('a search for a client leaves the address of an area with whoever signs out in another tab', async ({
  api,
  openAs,
}) => {
  const { signed: professional } = await api.newBookableProfessional();
  const [slot] = await freeTimes(api, professional);
  if (!slot) throw new Error('the diary is full');
  await acceptedAppointment(api, professional, slot, 'Mbarga');
  const page = await openAs(professional);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/en/pro/clients?q=Mbarga');
    await expect(tab.getByRole('search').getByRole('textbox')).toHaveValue('Mbarga');
  }
  await other.getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2F(?:en%2F)?pro%2Fclients$/u);
  await expect(other).toHaveURL(/\/en$/u);
});
