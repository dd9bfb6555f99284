import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA and axe's best practices, over the whole page as it stands now. */
export async function expectNoAxeViolations(page: Page, what = page.url()) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' ')).filter((target) => !isGridCell(id, target));
    return targets.length === 0 ? [] : [`${id}: ${targets.join(' · ')}`];
  });
  expect.soft(found, `accessibility of ${what}`).toEqual([]);
}

/**
 * A day of FullCalendar is named by its date and holds the day's events. "Label in name" is about controls that are spoken to;
 * a cell of a grid is none, and axe's experimental rule takes it for one.
 */
const isGridCell = (rule: string, target: string) =>
  rule === 'label-content-name-mismatch' && target.includes('fc-dom-');
