import { atom } from 'jotai';
import type { Role } from 'shared-contracts/schemas/vocabulary';

export interface SessionEnd {
  /**
   * `expired`: the API ended it, and this tab or another one learned of it; the page stays and offers to sign in again.
   * `signed_out`: the person ended it in this tab.
   */
  readonly cause: 'expired' | 'signed_out';
  readonly role: Role;
}

/** How the last session of this document ended; null while one is open, and when the person ended it in another tab. */
export const sessionEndAtom = atom<SessionEnd | null>(null);

/** How often somebody has signed out in this document: a public page stays, and begins anew. */
export const signOutsAtom = atom(0);
