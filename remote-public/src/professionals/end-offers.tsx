import { useEffect } from 'react';
import type { Settled } from '../loading/settle.ts';
import type { ProfessionalPage } from './list-professionals.ts';
import { useSerialRevalidate } from '../loading/use-serial-revalidate.ts';

/** Loads a list again once, when the first of those who are available now no longer is: their label goes with it. */
export function EndOffers({ page }: { readonly page: Settled<ProfessionalPage> }) {
  const revalidate = useSerialRevalidate();
  const ends = page.ok ? page.value.professionals.flatMap(({ availableUntil }) => availableUntil ?? []) : [];
  const [first] = ends.sort();
  useEffect(() => {
    const left = first === undefined ? 0 : Date.parse(first) - Date.now();
    if (left <= 0) return undefined;
    // Its clock may be behind ours.
    const timer = setTimeout(() => void revalidate(), left + 1000);
    return () => clearTimeout(timer);
  }, [first, revalidate]);
  return null;
}
