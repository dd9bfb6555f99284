import { useSyncExternalStore } from 'react';
import { callingCodeOf } from 'shared-contracts/formats/place/calling-codes';
import { countryOfZone } from 'shared-contracts/formats/time/country-of-zone';
import { deviceZone } from 'shared-contracts/formats/time/device-zone';

const deviceCountry = (): string => countryOfZone(deviceZone() ?? '');

const known = (given: string | undefined): string =>
  given !== undefined && callingCodeOf(given) !== undefined ? given : '';

/** The country of a number until somebody chooses it: the one given elsewhere, else the device's; empty where neither is known. */
export const presetCountry = (given: string | undefined): string => known(given) || deviceCountry();

const subscribe = () => () => undefined;

/** Everything but the server and hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** {@link presetCountry}; the server and hydration do not know the device. */
export function usePresetCountry(given: string | undefined): string {
  const ofDevice = useSyncExternalStore(subscribe, deviceCountry, () => '');
  return known(given) || ofDevice;
}
