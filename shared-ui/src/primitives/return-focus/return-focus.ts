/** Frames for which the page is watched: what was pressed may go, and what is inert come back, some frames later. */
const FRAMES = 10;

/** What has the focus, and the parts of the page around it that can take it, from the inside out. */
export function placesOf(element: Element | null): readonly HTMLElement[] {
  const places: HTMLElement[] = [];
  for (
    let place = element;
    place instanceof HTMLElement && place !== document.body;
    place = place.parentElement?.closest('[tabindex="-1"]') ?? null
  )
    places.push(place);
  return places;
}

function takesFocus(place: HTMLElement): boolean {
  if (place.isConnected) place.focus({ preventScroll: true });
  return document.activeElement === place;
}

/** Gives the focus to the first of these that takes it, from the next frame on, unless something else has it by then. */
export function returnFocus(places: readonly HTMLElement[], frames = FRAMES): void {
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused === document.body) places.find(takesFocus);
    else if (!places.some((place) => place === focused)) return;
    if (frames > 1) returnFocus(places, frames - 1);
  });
}
