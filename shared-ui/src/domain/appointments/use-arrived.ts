import { useEffect, useState } from 'react';

type Outcome<T> = { readonly value: T } | { readonly error: unknown };

/**
 * What a loader's promise (`later`) brought; undefined until then. While newer data is under way the former stays. No Suspense: React
 * keeps its fallback for 300 ms, however quick the answer is.
 *
 * @throws what the promise rejects with, for the page's error boundary
 */
export function useArrived<T>(work: Promise<T>): T | undefined {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Outcome<T>) => {
      if (isCurrent) setOutcome(next);
    };
    work.then(
      (value) => take({ value }),
      (error: unknown) => take({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [work]);
  if (outcome === undefined) return undefined;
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
