/**
 * A ref that puts an element (`popover="manual"`) into the browser’s top layer, above any remote’s z-index; without
 * effect in older browsers.
 */
export function showInTopLayer(element: HTMLElement | null): void {
  if (element !== null && 'showPopover' in element) element.showPopover();
}
