import { atom, type createStore } from 'jotai';
import type { createMemoryRouter } from 'react-router-dom';

/** Rises each time that a page begins to load. */
export const navigationsAtom = atom(0);

/** Counts from the router's own state: React draws it a moment later, and a quick page without that state in between. */
export function countNavigations(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>,
  store: ReturnType<typeof createStore>,
): void {
  let current = router.state.navigation;
  router.subscribe(({ navigation }) => {
    if (navigation !== current && navigation.state !== 'idle') store.set(navigationsAtom, (count) => count + 1);
    current = navigation;
  });
}
