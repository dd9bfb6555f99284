import { expect, type Page } from '@playwright/test';
import { expectFits } from './expect-fits.ts';

/** Elements that do not belong on paper: controls, text that is not black, dark backgrounds, links without a printed URL. */
function printProblems(): string[] {
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
      .filter((one) => hasWords(one) && brightness(getComputedStyle(one).color) > 64)
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

/** On A4 a page is text only, black on white in every theme, and not clipped. */
export async function expectPrint(page: Page, what: string) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page, `${what} on paper`);
  expect.soft(await page.evaluate(printProblems), `${what} on paper`).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
