/** Milliseconds between two checks: something may cover the card later. */
const interval = 500;

/** The highest z-index of an element and its ancestors. */
const layerOf = (element: Element | null): number =>
  element === null
    ? 0
    : Math.max(Number.parseInt(getComputedStyle(element).zIndex, 10) || 0, layerOf(element.parentElement));

const middle = (from: number, to: number, end: number): number => (Math.max(from, 0) + Math.min(to, end)) / 2;

/** What covers the centre of the visible part of an element. */
function coverOf(element: Element): Element | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint(
    middle(left, right, window.innerWidth),
    middle(top, bottom, window.innerHeight),
  );
  return over?.contains(element) === true || element.contains(over) ? null : over;
}

/**
 * Puts a card into the top layer once something covers it from above `--layer-overlay`, the highest layer of the site:
 * only a misbehaving remote does. Menus and dialogs of the site still cover it. Returns a function that stops it.
 */
export function raiseCovered(card: HTMLElement): () => void {
  // Older browsers have no top layer.
  if (!('showPopover' in card)) return () => undefined;
  const highest = Number(getComputedStyle(card).getPropertyValue('--layer-overlay'));
  const check = (): void => {
    if (layerOf(coverOf(card)) <= highest) return;
    clearInterval(timer);
    card.popover = 'manual';
    card.showPopover();
  };
  const timer = setInterval(check, interval);
  check();
  return () => clearInterval(timer);
}
