import { expect, type Page } from '@playwright/test';

/** Elements wider than the page. The root's width includes the scrollbar gutter: the body's does not. */
const overflowing = () => {
  const room = document.body.offsetWidth;
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) => document.documentElement.scrollWidth > room && element.getBoundingClientRect().right > room + 1,
    )
    .map((element) => `${element.tagName} ${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`)
    .slice(0, 5);
};

/**
 * Texts clipped by their box without a scrollbar or an ellipsis. Those in a calendar's cells are clipped by design, and
 * each day can be opened.
 */
const clippedTexts = () => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const cut = new Set<string>();
  while (words.nextNode()) {
    const { currentNode: text } = words;
    let box = text.parentElement;
    if (text.textContent?.trim() === '' || box?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (box.closest('.fc-daygrid-event') !== null) continue;
    while (box !== null && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
    if (box === null || box.clientWidth <= 1) continue;
    const { overflowX, textOverflow } = getComputedStyle(box);
    if (textOverflow === 'ellipsis' || !['hidden', 'clip'].includes(overflowX)) continue;
    range.selectNodeContents(text);
    const [textBox, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    if (textBox.width > 1 && (textBox.left < edge.left - 1 || textBox.right > edge.right + 1))
      cut.add(`cut off in ${box.tagName} ${box.getAttribute('class')}: ${text.textContent?.slice(0, 40)}`);
  }
  return [...cut].slice(0, 5);
};

/** No horizontal scrollbar and no clipped text. Polled, because calendars measure their box and render again. */
export const expectFits = (page: Page, what: string) =>
  expect
    .configure({ soft: true })
    .poll(async () => [...(await page.evaluate(overflowing)), ...(await page.evaluate(clippedTexts))], what)
    .toEqual([]);

/** WCAG 1.4.10 and 1.4.4: a window of 320 px, and one of 1280 px at 200 %, which is laid out like 640 px. */
export async function expectReflows(page: Page, what: string) {
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `${what} at ${width} px`);
  }
}
