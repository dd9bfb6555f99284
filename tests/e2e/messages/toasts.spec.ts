import type { Locator, Page } from '@playwright/test';
import { freeTimes } from '../support/diary.ts';
import { apiUrl, expect, test } from '../support/test.ts';

/** The toast of what happens. The page's clock goes step by step until the pointer rests on it, where it stays. */
async function holdToast(page: Page, happen: () => Promise<unknown>): Promise<Locator> {
  await page.clock.pauseAt(Date.now() + 1000);
  await happen();
  const close = page.getByRole('button', { name: 'Close the message' });
  await expect(async () => {
    await page.clock.runFor(250);
    await expect(close).toBeVisible({ timeout: 500 });
  }).toPass();
  await close.hover();
  await page.clock.resume();
  return close;
}

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('what is looked for is not on the page');
  return box;
}

async function expectApart(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const isApart = a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect(isApart, `${JSON.stringify(a)} and ${JSON.stringify(b)} do not overlap`).toBe(true);
}

/** Waits until the event stream is open: earlier events appear on the page, without a toast. */
async function gotoListening(page: Page, path: string) {
  await page.clock.install();
  await Promise.all([page.waitForResponse(`${apiUrl()}/events`), page.goto(path)]);
}

for (const viewport of [
  { width: 1280, height: 600 },
  { width: 360, height: 640 },
])
  test(`a toast beside an open dialog covers nothing of it and can be closed (${viewport.width} px)`, async ({
    openAs,
    api,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    // Not beside each other: a buffer may lie between.
    const [asked, , , later] = await freeTimes(api, lawyer);
    if (!asked || !later) throw new Error('the lawyer has no free slot');
    const booked = await api.book(signed.token, lawyer.user.id, asked);
    const page = await openAs(lawyer, { viewport });
    await gotoListening(page, `/en/pro/rendez-vous/${booked.id}`);
    await page.getByRole('button', { name: 'Propose another time' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();

    const closeToast = await holdToast(page, () => api.book(signed.token, lawyer.user.id, later));
    await expectApart(closeToast.locator('..'), dialog);
    await closeToast.click();
    await expect(closeToast).toBeHidden();
    await expect(dialog, 'a press on the toast is none outside the dialog').toBeVisible();
  });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])
  test(`a toast covers no action in the page header, and clicks beside it pass through (${viewport.width} px)`, async ({
    openAs,
    api,
  }) => {
    const { signed: lawyer } = await api.newBookableProfessional();
    const { signed } = await api.newClient();
    const [slot] = await freeTimes(api, lawyer);
    if (!slot) throw new Error('the lawyer has no free slot');
    const asked = await api.book(signed.token, lawyer.user.id, slot);
    const page = await openAs(signed, { viewport });
    await gotoListening(page, '/en/user/rendez-vous');
    const action = page.getByRole('main').getByRole('link', { name: 'Book an appointment' });
    await expect(action).toBeVisible();

    const closeToast = await holdToast(page, () => api.change(lawyer.token, asked, { status: 'accepted' }));
    const toast = closeToast.locator('..');
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expectApart(toast, action);
    const { x, y } = await boxOf(toast);
    const beside = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-react-aria-top-layer]') ?? null,
      [x - 4, y + 4] as const,
    );
    expect(beside, 'what lies beside the toast').toBeNull();

    // It is kept for its exit animation, and then gone.
    const leaving = await closeToast.evaluate(
      (button: HTMLElement) =>
        new Promise((resolve) => {
          const toast = button.parentElement;
          if (toast === null) return resolve(null);
          new MutationObserver(() =>
            resolve({ state: toast.dataset['state'], isAnimated: toast.getAnimations().length > 0 }),
          ).observe(toast, { attributeFilter: ['data-state'] });
          button.click();
        }),
    );
    expect(leaving).toEqual({ state: 'closing', isAnimated: true });
    await expect(closeToast).toHaveCount(0);
  });

test('a toast covers no action in the header of a professional’s page', async ({ openAs, api }) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed } = await api.newClient();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  const page = await openAs(lawyer, { viewport: { width: 1280, height: 800 } });
  await gotoListening(page, '/en/pro/rendez-vous');
  const action = page.getByRole('main').getByRole('button', { name: 'New appointment' });
  await expect(action).toBeVisible();
  const closeToast = await holdToast(page, () => api.book(signed.token, lawyer.user.id, slot));
  await expectApart(closeToast.locator('..'), action);
});

test('toasts stand in one place: the one under the pointer stays in front, and closing it shows the next', async ({
  openAs,
  api,
}) => {
  const { signed: lawyer } = await api.newBookableProfessional();
  const { signed } = await api.newClient();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  const asked = await api.book(signed.token, lawyer.user.id, slot);
  const page = await openAs(signed, { viewport: { width: 360, height: 740 } });
  await gotoListening(page, '/en/user/rendez-vous');
  const action = page.getByRole('main').getByRole('link', { name: 'Book an appointment' });
  await expect(action).toBeVisible();
  const closeToast = await holdToast(page, () => api.change(lawyer.token, asked, { status: 'accepted' }));
  const front = closeToast.locator('..');
  const text = await front.innerText();

  await api.change(lawyer.token, { ...asked, status: 'accepted' }, { status: 'cancelled', changeReason: 'emergency' });
  const toasts = page.locator('[data-react-aria-top-layer] > *');
  await expect(toasts).toHaveCount(2);
  await expect(closeToast, 'the covered one has no button').toHaveCount(1);
  await expect(front).toHaveText(text);
  await expectApart(front, action);

  await closeToast.click();
  await expect(front).not.toHaveText(text);
  await expect(front).toBeInViewport({ ratio: 1 });
  await expectApart(front, action);
});

test('who signs out on a public page is told so beside the way to sign in again', async ({ openAs, api }) => {
  const { signed } = await api.newClient();
  const page = await openAs(signed);
  await page.clock.install();
  await page.goto('/en/produits');
  await page.locator('button[popovertarget="account-menu"]').click();
  const closeToast = await holdToast(page, () => page.getByRole('button', { name: 'Log out' }).click());
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  await expectApart(closeToast.locator('..'), signIn);
});
