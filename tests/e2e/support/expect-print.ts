import { expect, type Page } from '@playwright/test';

/** What does not belong on paper: what can be pressed or filled in, light letters, dark grounds, links that cannot be followed. */
function misprinted(): string[] {
  const brightness = (colour: string) => Math.max(...(colour.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number));
  const isOpaque = (colour: string) => !/, 0\)$/u.test(colour);
  const seen = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('class')} ${element.textContent.slice(0, 30)}`;
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return [
    ...seen
      .filter((one) => one.matches('nav, button, form, input, [role=search]'))
      .map((one) => `shown: ${nameOf(one)}`),
    ...seen
      .filter((one) => hasWords(one) && brightness(getComputedStyle(one).color) > 175)
      .map((one) => `pale: ${nameOf(one)}`),
    ...[document.body, ...seen]
      .filter((one) => {
        const { backgroundColor } = getComputedStyle(one);
        return isOpaque(backgroundColor) && brightness(backgroundColor) < 200;
      })
      .map((one) => `dark ground: ${nameOf(one)}`),
    ...seen
      .filter((one) => one.matches('main a[href^=http]'))
      .filter(
        (one) => ![one.textContent, getComputedStyle(one, '::after').content].some((words) => /[.:]\S+\//u.test(words)),
      )
      .map((one) => `without its address: ${nameOf(one)}`),
  ];
}

/** On paper a page is text alone, dark on white, whatever the theme. */
export async function expectPrint(page: Page, what: string) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect.soft(await page.evaluate(misprinted), `${what} on paper`).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
