/** A state that is replaced, never changed, for `useSyncExternalStore`. */
export function createStore<State extends object>(first: State) {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: (): State => state,
    set(change: Partial<State>): void {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
