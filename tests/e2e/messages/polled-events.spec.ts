import { freeTimes } from '../support/diary.ts';
import { expect, test } from '../support/test.ts';

/** A little longer than the page waits between two polls. */
const POLL = 16_000;
/** After the first failure the stream is retried once. */
const BACK_OFF = 1_000;

test('events are polled when the event stream is unavailable', async ({ openAs, api, quiet }) => {
  // The timeout of a pending call follows the page's clock.
  quiet.allow(/ERR_FAILED|Request timed out/);
  const { signed: lawyer } = await api.newBookableProfessional();
  const page = await openAs(lawyer);
  await page.clock.install();
  let refused = 0;
  await page.route('**/events', (route) => {
    refused += 1;
    return route.abort();
  });
  const polled = page.waitForResponse('**/events/missed', { timeout: 30_000 });
  await page.goto('/en/pro/en-attente');
  await expect.poll(() => refused).toBeGreaterThan(0);
  await page.clock.fastForward(BACK_OFF);
  await polled;

  const { signed } = await api.newClient();
  const [slot] = await freeTimes(api, lawyer);
  if (!slot) throw new Error('the lawyer has no free slot');
  const booked = await api.book(signed.token, lawyer.user.id, slot);
  const card = page.locator(`article[aria-labelledby="appointment-${booked.id}"]`);
  // Again if the page had not begun to wait when its clock was advanced.
  const afterPolls = (holds: () => Promise<void>) =>
    expect(async () => {
      await page.clock.fastForward(POLL);
      await holds();
    }).toPass();
  await afterPolls(() => expect(card).toBeVisible({ timeout: 2_000 }));
  await api.change(signed.token, booked, { status: 'withdrawn' });
  await afterPolls(() => expect(card).toBeHidden({ timeout: 2_000 }));
});
