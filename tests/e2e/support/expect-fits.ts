import { expect, type Page } from '@playwright/test';

/** What is wider than the room for the page. The root's own width holds the gutter of the scroll bar: the body's does not. */
const tooWide = () => {
  const room = document.body.offsetWidth;
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) => document.documentElement.scrollWidth > room && element.getBoundingClientRect().right > room + 1,
    )
    .map((element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`)
    .slice(0, 5);
};

/** The page needs no horizontal bar. It may have to draw itself anew first: calendars measure their box. */
export const expectFits = (page: Page, what: string) =>
  expect
    .configure({ soft: true })
    .poll(() => page.evaluate(tooWide), what)
    .toEqual([]);

/** WCAG 1.4.10 and 1.4.4: a window of 320 px, and one of 1280 px at 200 %, which is laid out as one of 640 px. */
export async function expectReflows(page: Page, what: string) {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `${what} at ${width} px`);
  }
}
