import type { Page } from '@playwright/test';
import { REASON, reasonField, receipt } from '../support/booking.ts';
import { expectHydrated } from '../support/expect-hydrated.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

async function chooseWay(page: Page) {
  await tabTo(page, { role: 'radio', name: /^(?:video|phone|in person)$/ });
  await page.keyboard.press('Space');
  await expect(page.locator('input[name=callType]:checked')).toHaveCount(1);
}

async function writeAndSend(page: Page) {
  await tabTo(page, { role: 'submit', name: /^continue$/ });
  await page.keyboard.press('Enter');
  await expect(reasonField(page, 'en')).toBeFocused();
  await page.keyboard.type(REASON);
  await tabTo(page, { role: 'submit', name: /^send the request$/ });
  await page.keyboard.press('Enter');
  await expect(receipt(page, 'en')).toBeVisible();
}

test('a request is sent by keyboard alone', async ({ openAs, api }) => {
  const { lawyer } = await api.bookableLawyer();
  const page = await openAs((await api.newClient()).signed);
  await page.goto(`/en/lawyers/booking/${lawyer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Choose a time' }).getByRole('radio').first()).toBeAttached();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "What and when":
      - heading "What and when" [level=2]
      - group "How would you like to talk?":
        - radio "Video"
      - group "Choose a day":
        - radio
      - group "Choose a time":
        - radio
    - region "What is it about?":
      - heading "What is it about?" [level=2]
      - textbox "Your situation in a few lines"
    - region "Sending":
      - heading "Sending" [level=2]
    - region "Your choice":
      - button "Continue"
  `);

  await chooseWay(page);
  await tabTo(page, { role: 'radio', name: /^\d\d:\d\d$/ });
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/slot=/);
  await writeAndSend(page);
});

test('no filter that has the focus is under the button that applies them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/en/recherche');
  await expectHydrated(page);
  await tabTo(page, { role: 'select', name: /^Area of law/, within: 'form' });
  const apply = page.getByRole('button', { name: 'Apply filters' });
  const seen: string[] = [];
  const isLast = () => apply.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 100 && !(await isLast()); presses += 1) {
    const [name, gap] = await apply.evaluate((button) => {
      const focused = document.activeElement as HTMLElement;
      return [
        focused.getAttribute('name') ?? focused.textContent,
        button.getBoundingClientRect().top - focused.getBoundingClientRect().bottom,
      ] as const;
    });
    expect.soft(gap, name).toBeGreaterThanOrEqual(0);
    seen.push(name);
    await page.keyboard.press('Tab');
  }
  await expect(apply).toBeFocused();
  expect(seen).toEqual(expect.arrayContaining(['from', 'to', 'ratingMin']));
});

test('from a search to a request, by keyboard alone', async ({ openAs, api }) => {
  test.slow();
  const { lawyer } = await api.bookableLawyer({
    profile: { languages: ['fr', 'en'], specialities: ['labour', 'land'] },
  });
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

  await chooseWay(page);
  await writeAndSend(page);
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
