import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

let zone: string | undefined;
// Read for each card and each draw; making a formatter for it would cost more than the card.
const visitorZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The visitor's time zone, or null while the server renders and the browser hydrates: both then show the professional's
 * zone, so that the two agree.
 */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribe, visitorZone, () => null);
}
