import { PROFESSIONAL } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

for (const viewport of [
  { width: 1280, height: 600 },
  { width: 360, height: 640 },
])
  test(`news that comes while a dialog is open covers nothing of it and can be closed beside it (${viewport.width} px)`, async ({
    openAs,
    api,
  }) => {
    const lawyer = await api.signIn(PROFESSIONAL);
    const { signed } = await api.newClient();
    const [asked, later] = (await api.freeSlots(lawyer.user.id, 200)).slice(-6);
    if (!asked || !later) throw new Error('the demo lawyer has no free slot');
    const booked = await api.book(signed.token, lawyer.user.id, asked);
    const page = await openAs(lawyer, { viewport });
    await page.goto(`/en/pro/rendez-vous/${booked.id}`);
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
