import { atom } from 'jotai';

/** The search of `/pro/rendez-vous` as it was left, and by whom: its appointments lead back to it. */
export const diarySearchAtom = atom({ userId: '', search: '' });
