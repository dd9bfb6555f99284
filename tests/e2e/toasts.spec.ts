import type { Locator, Page } from '@playwright/test';
import { apiUrl, expect, test } from './support/test.ts';

/** Distance of a toast from the top and right of the viewport. */
async function fromTopRight(toast: Locator): Promise<{ top: number; right: number }> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast is not on the page');
  // Without the scrollbar gutter.
  const edge = await toast.evaluate(() => document.documentElement.getBoundingClientRect().right);
  return { top: Math.round(box.y), right: Math.round(edge - box.x - box.width) };
}

/** Waits until the event stream is open: earlier events appear on the page, without a toast. */
const gotoListening = (page: Page, path: string) =>
  Promise.all([page.waitForResponse(`${apiUrl()}/events`), page.goto(path)]);

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
    const [asked, later] = (await api.freeSlots(lawyer.user.id, 200)).slice(-6);
    if (!asked || !later) throw new Error('the lawyer has no free slot');
    const booked = await api.book(signed.token, lawyer.user.id, asked);
    const page = await openAs(lawyer, { viewport });
    await gotoListening(page, `/en/pro/rendez-vous/${booked.id}`);
    await page.getByRole('button', { name: 'Propose another time' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();

    const news = await api.book(signed.token, lawyer.user.id, later);
    const closeToast = page.getByRole('button', { name: 'Close the message' });
    await closeToast.hover();
    const [toast, box] = [await closeToast.locator('..').boundingBox(), await dialog.boundingBox()];
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await closeToast.click();
    await expect(closeToast).toBeHidden();
    await expect(dialog, 'a press on the toast is none outside the dialog').toBeVisible();
    for (const one of [booked, news]) await api.change(signed.token, one, { status: 'withdrawn' });
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
    const slot = (await api.freeSlots(lawyer.user.id, 200)).at(-9);
    if (!slot) throw new Error('the lawyer has no free slot');
    const asked = await api.book(signed.token, lawyer.user.id, slot);
    const page = await openAs(signed, { viewport });
    await gotoListening(page, '/en/user/rendez-vous');
    const action = page.getByRole('main').getByRole('link', { name: 'Book an appointment' });
    await expect(action).toBeVisible();

    const accepted = await api.change(lawyer.token, asked, { status: 'accepted' });
    const closeToast = page.getByRole('button', { name: 'Close the message' });
    await closeToast.hover();
    const [toast, button] = [await closeToast.locator('..').boundingBox(), await action.boundingBox()];
    if (!toast || !button) throw new Error('the toast or the action is not on the page');
    expect(toast.y + toast.height).toBeLessThanOrEqual(button.y);
    expect(await fromTopRight(closeToast.locator('..'))).toEqual({ top: 8, right: 16 });
    const beside = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-react-aria-top-layer]') ?? null,
      [toast.x - 4, toast.y + 4] as const,
    );
    expect(beside, 'what lies beside the toast').toBeNull();

    // The exit animation of the style sheet lasts as long as the toast is kept for it.
    const leaving = await closeToast.evaluate(
      (button: HTMLElement) =>
        new Promise((resolve) => {
          const toast = button.parentElement;
          if (toast === null) return resolve(null);
          new MutationObserver(() =>
            resolve({ state: toast.dataset['state'], duration: getComputedStyle(toast).animationDuration }),
          ).observe(toast, { attributeFilter: ['data-state'] });
          button.click();
        }),
    );
    expect(leaving).toEqual({ state: 'closing', duration: '0.3s' });
    await expect(closeToast).toHaveCount(0);
    await api.change(signed.token, accepted, { status: 'cancelled' });
  });
