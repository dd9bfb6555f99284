import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

let zone: string | undefined;
// Read for each card on each render: creating a formatter every time would be slow.
const visitorZone = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The visitor’s time zone; null on the server and during hydration, when both show the professional’s. */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribe, visitorZone, () => null);
}
