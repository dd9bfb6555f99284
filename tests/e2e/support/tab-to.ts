import type { Page } from '@playwright/test';

export interface Wanted {
  /** A tag name or an input's type. */
  readonly role?: string;
  readonly name: RegExp;
  /** Selector of an ancestor. */
  readonly within?: string;
}

const MOST_PRESSES = 150;

/** Presses Tab until the wanted element has focus. @throws Error when it cannot be reached */
export async function tabTo(page: Page, { role, name, within }: Wanted) {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const found = await page.evaluate(
      ({ role, name, within }) => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement)) return false;
        const labels =
          'labels' in focused && focused.labels instanceof NodeList
            ? [...focused.labels].map((label) => label.textContent).join(' ')
            : '';
        const text = [focused.getAttribute('aria-label'), labels, focused.textContent].filter(Boolean).join(' ');
        const isOfRole = !role || focused.getAttribute('type') === role || focused.tagName.toLowerCase() === role;
        const isThere = !within || focused.closest(within) !== null;
        return isOfRole && isThere && new RegExp(name, 'i').test(text);
      },
      { role, name: name.source, within },
    );
    if (found) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name.source} cannot be reached with the Tab key`);
}

/** Moves focus to a button or a link and presses Enter. */
export async function pressEnterOn(page: Page, wanted: Wanted) {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
