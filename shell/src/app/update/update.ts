import { atom } from 'jotai';

/** A new version of the shell, or of a remote in use, is available; `reload` loads it. */
export const updateAtom = atom<{ readonly reload: () => void }>();
