const underway = new Set<Promise<unknown>>();

/**
 * Data that a page does not wait for, so that its heading stands as soon as its code is there. A loader hands out the promise, the page
 * reads it with `useArrived`.
 */
export function later<T>(work: Promise<T>): Promise<T> {
  // A page that is left before it shows reads nothing: a failure is nobody's then.
  const settled = work.then(
    () => undefined,
    () => undefined,
  );
  underway.add(settled);
  void settled.then(() => underway.delete(settled));
  return work;
}

/** Resolves when all that pages do not wait for has come or failed. */
export const allArrived = async (): Promise<void> => {
  await Promise.all(underway);
};
