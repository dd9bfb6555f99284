/** Milliseconds between two looks: what covers a card may come after it. */
const interval = 500;

/** The highest layer that an element stands in. */
const layerOf = (element: Element | null): number =>
  element === null
    ? 0
    : Math.max(Number.parseInt(getComputedStyle(element).zIndex, 10) || 0, layerOf(element.parentElement));

const middle = (from: number, to: number, end: number): number => (Math.max(from, 0) + Math.min(to, end)) / 2;

/** What lies over the middle of an element, as far as that is in sight. */
function coverOf(element: Element): Element | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint(
    middle(left, right, window.innerWidth),
    middle(top, bottom, window.innerHeight),
  );
  return over?.contains(element) === true || element.contains(over) ? null : over;
}

/**
 * Puts a card into the browser's top layer once something covers it from above all layers of the site (`--layer-overlay` is the highest): only a
 * remote that does not keep to them does. Menus and dialogs of the site go on covering it. Answers the function that stops it.
 */
export function raiseCovered(card: HTMLElement): () => void {
  // Older browsers have no top layer.
  if (!('showPopover' in card)) return () => undefined;
  const highest = Number(getComputedStyle(card).getPropertyValue('--layer-overlay'));
  const look = (): void => {
    if (layerOf(coverOf(card)) <= highest) return;
    clearInterval(timer);
    card.popover = 'manual';
    card.showPopover();
  };
  const timer = setInterval(look, interval);
  look();
  return () => clearInterval(timer);
}
