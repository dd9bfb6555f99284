import { REASON, receipt } from './support/booking.ts';
import { expectHydrated } from './support/expect-hydrated.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

test('a request is sent by keyboard alone', async ({ openAs, api }) => {
  const { lawyer } = await api.bookableLawyer(11);
  const page = await openAs((await api.newClient()).signed);
  await page.goto(`/en/lawyers/booking/${lawyer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Request an appointment" [level=1]
    - list "Steps of the request":
      - listitem: How
      - listitem: When
      - listitem: About
      - listitem: Send
    - group "How":
      - group "How would you like to talk?":
        - radio "Video call"
      - button "Continue"
    - region "Your choice":
      - heading "Your choice" [level=2]
  `);

  await tabTo(page, { role: 'radio', name: /./ });
  await page.keyboard.press('ArrowUp'); // to the last option
  await expect(page.locator('input[name=callType]:checked')).toHaveValue('video');
  await tabTo(page, { role: 'submit', name: /^continue/ });
  await page.keyboard.press('Enter');

  await expect(page.getByRole('group', { name: 'Choose a time' }).getByRole('radio').first()).toBeAttached();
  await tabTo(page, { role: 'radio', name: /\d/ });
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/slot=/);
  await tabTo(page, { role: 'submit', name: /^continue/ });
  await page.keyboard.press('Enter');

  await tabTo(page, { role: 'textarea', name: /your situation/ });
  await page.keyboard.type(REASON);
  await tabTo(page, { role: 'submit', name: /^continue/ });
  await page.keyboard.press('Enter');

  await tabTo(page, { role: 'button', name: /send the request/ });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list "Steps of the request":
      - listitem: How , done
      - listitem: When , done
      - listitem: About , done
      - listitem: Send
    - group "Send":
      - heading "Check your request" [level=2]
      - term: Professional
      - definition
      - term: How
      - definition: Video call
      - term: When
      - definition:
        - time
      - term: About
      - definition: ${REASON}
      - button "Send the request"
  `);
  await page.keyboard.press('Enter');
  await expect(receipt(page, 'en')).toBeVisible();
});

test('from a search to a request, by keyboard alone', async ({ openAs, api }) => {
  test.slow();
  const { lawyer } = await api.bookableLawyer(11);
  const page = await openAs((await api.newClient()).signed);
  await page.goto('/en/recherche');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectHydrated(page);

  await tabTo(page, { role: 'search', name: /keyword/ });
  await page.keyboard.type(lawyer.lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByRole('article').first()).toContainText(lawyer.lastName);
  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article:
      - heading [level=2]:
        - link /${lawyer.lastName}/
      - paragraph: /Lawyer · .* · .*French/
      - list
      - paragraph: /\\d/
      - list "Next available times":
        - listitem:
          - link /\\d\\d:\\d\\d, .*${lawyer.lastName}/
  `);
  await tabTo(page, { role: 'a', name: new RegExp(`^${lawyer.firstNames ?? ''} ${lawyer.lastName}`) });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(lawyer.lastName);
  await expect(page.locator('#main'), 'a new page takes the focus along').toBeFocused();

  await tabTo(page, { role: 'a', name: /request .* at \d/ });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/booking.*slot=/);

  await tabTo(page, { role: 'radio', name: /./ });
  // Call types that the slot does not offer are last: the position of video depends on the slot.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('input[name=callType]:checked')).toHaveValue('video', { timeout: 1000 });
  }).toPass();
  await tabTo(page, { role: 'submit', name: /^continue/ });
  await page.keyboard.press('Enter');

  await tabTo(page, { role: 'textarea', name: /your situation/ });
  await page.keyboard.type(REASON);
  await tabTo(page, { role: 'submit', name: /^continue/ });
  await page.keyboard.press('Enter');

  await tabTo(page, { role: 'button', name: /send the request/ });
  await page.keyboard.press('Enter');
  await expect(receipt(page, 'en')).toBeVisible();
});

test('removing a filter moves focus to the results', async ({ page }) => {
  await page.goto('/en/recherche?country=CM&callType=video');
  await expectHydrated(page);
  await tabTo(page, { role: 'a', name: /remove the filter country/ });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.search === '?callType=video');
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/en/lawyers');
  await expectHydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
