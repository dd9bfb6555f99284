/** Puts an element (`popover="manual"`) into the browser's top layer, above whatever a remote stacks; a ref. Older browsers leave it where it is. */
export function raise(element: HTMLElement | null): void {
  if (element !== null && 'showPopover' in element) element.showPopover();
}
