import { atom, type createStore } from 'jotai';
import type { Loader } from 'shared-contracts/platform/platform';

const holdsAtom = atom(0);

/** The global loading flag (specification, section 4): on while the overlay shows. */
export const isLoadingAtom = atom((get) => get(holdsAtom) > 0);

/** Counts holds, so that nested and overlapping loads end in any order. */
export function createLoader(store: ReturnType<typeof createStore>): Loader {
  const hold = () => {
    let isOpen = true;
    store.set(holdsAtom, (holds) => holds + 1);
    return () => {
      if (!isOpen) return;
      isOpen = false;
      store.set(holdsAtom, (holds) => holds - 1);
    };
  };
  return {
    hold,
    during: (work) => {
      const release = hold();
      return work.finally(release);
    },
  };
}
