import { atom } from 'jotai';

/** In another tab somebody else has signed in, or whose page this is has signed out: what is on it must go. */
export const isTakenOverAtom = atom(false);
