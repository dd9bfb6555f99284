import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * WCAG 2.2 AA and axe's best practices, for the whole page. Without axe’s package for Playwright, which
 * sends details of what passed: a quarter of the time.
 */
export async function expectNoAxeViolations(page: Page, what = page.url()) {
  expect(page.frames(), 'frames are looked at in another way').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Nobody reads a colour on its way from one button to another.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const options: Axe.RunOptions = { runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] };
    const result = await axe.run(document, { ...options, elementRef: true });
    /** Whether a control is too small also once it is scrolled out from under the bar that lies on a part of it. */
    const isSmall = async (element: Element | undefined) => {
      const [x, y] = [window.scrollX, window.scrollY];
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const alone = await axe.run(element ?? document, { runOnly: { type: 'rule', values: ['target-size'] } });
      window.scrollTo({ left: x, top: y, behavior: 'instant' });
      return alone.violations.length > 0;
    };
    const kept: { readonly id: string; readonly targets: string[] }[] = [];
    for (const { id, nodes } of result.violations) {
      const targets: string[] = [];
      for (const { target, element } of nodes)
        if (id !== 'target-size' || (await isSmall(element))) targets.push(target.join(' '));
      kept.push({ id, targets });
    }
    return kept;
  }, RULES);
  const found = violations.flatMap(({ id, targets }) => {
    const real = targets.filter((target) => !isHours(id, target));
    return real.length === 0 ? [] : [`${id}: ${real.join(' · ')}`];
  });
  expect.soft(found, `accessibility of ${what}`).toEqual([]);
}

/**
 * The hours of a day without appointments have nothing to focus; browsers focus such a scroller themselves, and a
 * `tabindex` of ours in a grid would be a violation.
 */
const isHours = (rule: string, target: string) =>
  rule === 'scrollable-region-focusable' && target.includes('.fc-scroller');
