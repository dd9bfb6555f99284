/** Frames for which the page is watched: what was pressed may go, and what is inert come back, some frames later. */
const FRAMES = 10;

/** Where the focus is on its way back to. */
let returning: readonly HTMLElement[] = [];

/**
 * What has the focus, and the parts of the page around it that can take it, from the inside out. Of the body, where the focus is on its
 * way to.
 */
export function placesOf(element: Element | null): readonly HTMLElement[] {
  if (element === document.body) return returning;
  const places: HTMLElement[] = [];
  for (
    let place = element;
    place instanceof HTMLElement;
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
export function returnFocus(places: readonly HTMLElement[]): void {
  returning = places;
  let frames = 0;
  const look = () => {
    const focused = document.activeElement;
    if (focused === document.body) places.find(takesFocus);
    const isElsewhere = focused !== document.body && !places.some((place) => place === focused);
    frames += 1;
    if (!isElsewhere && frames < FRAMES) requestAnimationFrame(look);
    else if (returning === places) returning = [];
  };
  requestAnimationFrame(look);
}
