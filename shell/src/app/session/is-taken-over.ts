import { atom } from 'jotai';

/** Somebody else has signed in, in another tab: what is on this page is not theirs. */
export const isTakenOverAtom = atom(false);
