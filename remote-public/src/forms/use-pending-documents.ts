import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { userAtom } from 'shared-contracts/platform/persisted-state';
import { useForgetWithOwner } from 'shared-ui/domain/files/use-forget-with-owner.ts';
import { useLeaveWarning } from 'shared-ui/domain/files/use-leave-warning.ts';

/** A file that is not uploaded yet. */
export interface PendingFile {
  readonly key: string;
  readonly file: File;
  /** Upload progress, from 0 to 1. */
  readonly progress: number;
  readonly code: string | null;
  /** Cancels the upload; null while it waits for a sign-in. */
  readonly stop: AbortController | null;
}

/** Documents of a request by professional, in memory only (decision 039). */
export const pendingDocumentsAtom = atom<Readonly<Record<string, readonly PendingFile[]>>>({});

/** Whether it waits for a sign-in. */
export const isWaiting = ({ code, stop }: PendingFile): boolean => code === null && stop === null;

/** Number of mounted booking and sign-in pages. */
const openPagesAtom = atom(0);

/**
 * Keeps pending documents while booking and sign-in pages are open, with a warning before the document unloads. They
 * are discarded on other pages, and when their owner signs out or somebody else signs in.
 */
export function usePendingDocuments(): void {
  const store = useStore();
  const forgetWithOwner = useForgetWithOwner();
  const pending = Object.values(useAtomValue(pendingDocumentsAtom)).flat();
  useLeaveWarning(pending.some(isWaiting));
  useEffect(() => {
    const forget = () => {
      for (const { stop } of Object.values(store.get(pendingDocumentsAtom)).flat()) stop?.abort();
      store.set(pendingDocumentsAtom, {});
    };
    /** A visitor's go along with whoever signs in. */
    const watchOwner = () => {
      const userId = store.get(userAtom)?.id;
      if (userId !== undefined) forgetWithOwner(userId, 'documents of a request', forget);
    };
    watchOwner();
    const unsubscribe = store.sub(userAtom, watchOwner);
    store.set(openPagesAtom, (count) => count + 1);
    return () => {
      unsubscribe();
      store.set(openPagesAtom, (count) => count - 1);
      // The next page has mounted by then.
      queueMicrotask(() => {
        if (store.get(openPagesAtom) === 0) forget();
      });
    };
  }, [store, forgetWithOwner]);
}
