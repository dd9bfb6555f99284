import { expect, test } from '../support/test.ts';

const KEYS = [
  'user',
  'userId',
  'planId',
  'token',
  'isAuthenticated',
  'isDark',
  'isOnline',
  'isInProgressToBook',
  'dashboard',
  'adds',
  'lawyersFilterKey',
  'lawyersFilterCriteria',
  'lawyersFilterSpecialities',
  'lang',
];

for (const [what, value] of [
  ['is not JSON', '{broken'],
  ['is of another shape', '{"foreign":[1,2,3]}'],
  ['is null', 'null'],
] as const) {
  test(`local storage that ${what} does not break the page`, async ({ openBrowser }) => {
    const context = await openBrowser();
    await context.addInitScript(
      ([keys, text]) => {
        // A frame of another origin has no storage.
        if (location.protocol.startsWith('http')) for (const key of keys) localStorage.setItem(key, text);
      },
      [KEYS, value] as const,
    );
    const page = await context.newPage();
    for (const path of ['/en', '/en/lawyers', '/en/login-user']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await page.goto('/en/user/tableau-de-bord');
    await expect(page).toHaveURL(/\/en\/login-user/);
  });
}
