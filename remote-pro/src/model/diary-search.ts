import { atom } from 'jotai';

/** The search of `/pro/rendez-vous` as it was left: its appointments lead back to it. */
export const diarySearchAtom = atom('');
