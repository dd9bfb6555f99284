/** What has the focus, and the parts of the page around it that can take it, from the inside out. */
export function placesOf(element: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (
    let place = element;
    place instanceof HTMLElement;
    place = place.parentElement?.closest('[tabindex="-1"]') ?? null
  )
    places.push(place);
  return places;
}

/** Gives the focus to the first of these that is still there, in the next frame, unless something else has it by then. */
export function returnFocus(places: readonly HTMLElement[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  });
}
