import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { useLeaveWarning } from './use-leave-warning.ts';

/** A file that has not arrived. */
export interface PendingFile {
  readonly key: string;
  readonly file: File;
  /** Part of it that has left, from 0 to 1. */
  readonly progress: number;
  readonly code: string | null;
  /** Stops it on its way; null while it waits for somebody to sign in. */
  readonly stop: AbortController | null;
}

/** Papers for a request, by the professional they are for: in this document's memory, nowhere else. */
export const pendingPapersAtom = atom<Readonly<Record<string, readonly PendingFile[]>>>({});

/** Whether the file may be sent and nobody has signed in to send it. */
export const isWaiting = ({ code, stop }: PendingFile): boolean => code === null && stop === null;

/** How many pages on the way from a booking to its request are open. */
const openPagesAtom = atom(0);

/**
 * A booking and the forms that lead into an account keep the papers, and the browser asks before the document goes. They are forgotten
 * when another page takes their place and when the person who is signed in goes: nobody else sends them.
 */
export function useWaitingPapers(): void {
  const store = useStore();
  const papers = Object.values(useAtomValue(pendingPapersAtom)).flat();
  useLeaveWarning(papers.some(isWaiting));
  useEffect(() => {
    const forget = () => {
      for (const { stop } of Object.values(store.get(pendingPapersAtom)).flat()) stop?.abort();
      store.set(pendingPapersAtom, {});
    };
    let userId = store.get(userAtom)?.id;
    const unsubscribe = store.sub(userAtom, () => {
      const before = userId;
      userId = store.get(userAtom)?.id;
      if (before !== undefined && before !== userId) forget();
    });
    store.set(openPagesAtom, (count) => count + 1);
    return () => {
      unsubscribe();
      store.set(openPagesAtom, (count) => count - 1);
      // The page that takes this one's place counts itself first.
      queueMicrotask(() => {
        if (store.get(openPagesAtom) === 0) forget();
      });
    };
  }, [store]);
}
