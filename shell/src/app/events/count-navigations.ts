import { atom, type createStore } from 'jotai';
import type { createMemoryRouter } from 'react-router-dom';

/** Increases each time a page begins to load. */
export const navigationsAtom = atom(0);

/** Counts the router’s own state: React renders it later, and may skip the state of a fast navigation. */
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
