import { atom } from 'jotai';

/** A new version of the shell, or of a remote in use, whose files answer; `reload` loads the page again with it. */
export const updateAtom = atom<{ readonly reload: () => void }>();
