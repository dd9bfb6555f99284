import { useSyncExternalStore } from 'react';
import { deviceZone, homeZone } from 'shared-contracts/formats/time/device-zone';

const subscribe = () => () => undefined;

let zone: string | null | undefined;
// Read for each card on each render: creating a formatter every time would be slow.
function visitorZone(): string | null {
  if (zone === undefined) zone = deviceZone();
  return zone;
}

/**
 * The visitor’s time zone; null where the device does not know it, and on the server and during hydration: all these show the
 * professional’s.
 */
export function useVisitorZone(): string | null {
  return useSyncExternalStore(subscribe, visitorZone, () => null);
}

/** True where the device does not know its time zone: the page says whose times it shows. */
export function useIsZoneUnknown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => visitorZone() === null,
    () => false,
  );
}

/** The clock of the hours that a visitor searches by; null on the server and during hydration. */
export function useSearchZone(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => visitorZone() ?? homeZone,
    () => null,
  );
}
