import { atom } from 'jotai';

/** Visitors get another version of a part of the site than this document has, and its files answer. */
export const isUpdateReadyAtom = atom(false);
