import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 AA and axe's best practices, for the whole page. `resultTypes` omits the details of passed rules, and legacy
 * mode opens no second page for frames, of which we have none: a quarter of the time, the same violations.
 */
export async function expectNoAxeViolations(page: Page, what = page.url()) {
  expect(page.frames(), 'frames are looked at in another mode of axe').toHaveLength(1);
  const isThere = await page.evaluate(() => 'axe' in window);
  // Its 650 kB are sent to a page once.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(' ')).filter((target) => !isGridCell(id, target));
    return targets.length === 0 ? [] : [`${id}: ${targets.join(' · ')}`];
  });
  expect.soft(found, `accessibility of ${what}`).toEqual([]);
}

/**
 * A day of FullCalendar is labelled by its date and contains the day's events. "Label in name" applies to controls that
 * are activated by voice; a grid cell is none, but axe's experimental rule treats it as one.
 */
const isGridCell = (rule: string, target: string) =>
  // Axe identifies the cell of today by its class and the others by their id.
  rule === 'label-content-name-mismatch' && /fc-dom-|fc-day-today/u.test(target);
