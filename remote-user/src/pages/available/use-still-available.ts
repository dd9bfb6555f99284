import { useEffect, useState } from 'react';
import type { PublicProfessional } from 'shared-contracts/schemas/professional';

/** Those who still take calls: each goes when their time ends, without asking the server. */
export function useStillAvailable<P extends Pick<PublicProfessional, 'availableUntil'>>(people: readonly P[]) {
  const [now, setNow] = useState(() => Date.now());
  const ahead = people.filter(({ availableUntil }) => Date.parse(availableUntil ?? '') > now);
  const first = Math.min(...ahead.map(({ availableUntil }) => Date.parse(availableUntil ?? '')));
  useEffect(() => {
    if (!Number.isFinite(first)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, first - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [first]);
  return ahead;
}
