import { expect, type Page } from '@playwright/test';

/** Buttons, and links that look like one: those with a background outside forced colours. */
const filledControls = () =>
  [...document.querySelectorAll('button, a[href]')].filter(
    (one) => !getComputedStyle(one).backgroundColor.endsWith(', 0)'),
  );

/**
 * Forced colours remove backgrounds and shadows. Returns the controls without a visible boundary, the selected ones that
 * look like their neighbours, and those without a focus indicator.
 */
async function lostInForcedColours(filled: Element[]): Promise<string[]> {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  const CHOSEN = ':is([aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], :checked)';
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().bottom > 0;
  const nameOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('class')} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)}`;
  /** The element and those that draw it: its label with all descendants, its next sibling, the boxes around it. */
  const drawnBy = (element: Element) =>
    [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
      ...(element.closest('label')?.querySelectorAll('*') ?? []),
    ].filter((one) => one != null);
  const isBounded = (element: Element) => {
    const { borderBottomStyle, borderBottomWidth, outlineStyle, forcedColorAdjust, backgroundColor } =
      getComputedStyle(element);
    // A background from the system's colour pairs stays.
    const keepsGround = forcedColorAdjust === 'none' && !backgroundColor.endsWith(', 0)');
    return keepsGround || (borderBottomStyle !== 'none' && borderBottomWidth !== '0px') || outlineStyle !== 'none';
  };
  const look = (element: Element) =>
    drawnBy(element)
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::before'), getComputedStyle(one, '::after')])
      .map((style) =>
        [style.backgroundColor, style.color, style.border, style.outline, style.textDecoration, style.fontWeight]
          .concat(style.display, style.content, style.opacity, style.visibility)
          .join(),
      )
      .join(';');
  const outlines = (element: Element) => drawnBy(element).map((one) => getComputedStyle(one).outlineStyle);

  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen);
  const fields = controls.filter((one) => one.matches('input:not([type=checkbox], [type=radio]), select, textarea'));
  const unbounded = [...fields, ...filled.filter(isSeen)].filter((one) => !drawnBy(one).some(isBounded));
  const unmarked = [...document.querySelectorAll(CHOSEN)].filter(isSeen).filter((one) => {
    const other = controls.find((each) => each.className === one.className && !each.matches(CHOSEN));
    return other && look(other) === look(one);
  });
  const reached = controls.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *'));
  const ringless: Element[] = [];
  for (const one of new Map(reached.map((each) => [`${each.tagName} ${each.className}`, each])).values()) {
    // Live updates remove elements, and menus close as they lose the focus.
    if (!one.isConnected || !isSeen(one)) continue;
    const before = outlines(one);
    one.focus({ preventScroll: true });
    // Components react to focus asynchronously.
    await new Promise((resolve) => setTimeout(resolve));
    if (one.isConnected && outlines(one).every((outline, index) => outline === 'none' || outline === before[index]))
      ringless.push(one);
  }
  return [
    ...unbounded.map((one) => `no border: ${nameOf(one)}`),
    ...unmarked.map((one) => `not chosen: ${nameOf(one)}`),
    ...ringless.map((one) => `no focus: ${nameOf(one)}`),
  ];
}

/** No meaning is conveyed by colour alone. Must be the last check of a page: it moves the focus. */
export async function expectForcedColours(page: Page, what: string) {
  const filled = await page.evaluateHandle(filledControls);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(lostInForcedColours, filled), `${what} in forced colours`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
