import { useStore } from 'jotai';
import { useCallback } from 'react';
import { readDraft, writeDraft } from 'shared-contracts/platform/form-draft';
import { userAtom } from 'shared-contracts/platform/persisted-state';

/** Goes with the drafts of this tab: an expired session keeps it, signing out does not. */
const mark = '@memory';
const watched = new WeakMap<object, Set<string>>();

/**
 * For what cannot be stored and outlives its page, as chosen files: the returned function has `forget` called once its
 * owner has signed out or somebody else has signed in. Like a draft it stays after an expired session, for the same
 * person. `place` names what is forgotten; the first `forget` of an owner and place counts.
 */
export function useForgetWithOwner(): (ownerId: string, place: string, forget: () => void) => void {
  const store = useStore();
  return useCallback(
    (ownerId, place, forget) => {
      writeDraft(mark, { ownerId });
      const names = watched.get(store) ?? new Set<string>();
      watched.set(store, names);
      const name = `${ownerId}/${place}`;
      if (names.has(name)) return;
      names.add(name);
      const unsubscribe = store.sub(userAtom, () => {
        const userId = store.get(userAtom)?.id;
        const hasExpired = userId === undefined && readDraft(mark)['ownerId'] === ownerId;
        if (userId === ownerId || hasExpired) return;
        unsubscribe();
        names.delete(name);
        forget();
      });
    },
    [store],
  );
}
